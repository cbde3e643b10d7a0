import { textsOfWork } from '#catalogue/schema/locale-files.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import {
  byLanguage,
  inLanguage,
  otherLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { type Catalogue, withoutEmpty } from '#catalogue/works/catalogue.ts';
import type { CheckedContent } from '#pipeline/folder/check-content.ts';

type SoundContent = Pick<
  Extract<CheckedContent, { status: 'sound' }>,
  'content' | 'photoOf' | 'paletteOf'
>;

interface Additions {
  /** By the names of photos. */
  readonly backdrops: ReadonlyMap<string, string>;
  readonly siteUrl: string | undefined;
}

export function assembleCatalogue(
  { content, photoOf, paletteOf }: SoundContent,
  { backdrops, siteUrl }: Additions,
): Catalogue {
  const { site, works, posts, words } = content;
  const photosOfList = (role: 'gallery/details' | 'news', images?: readonly string[]) =>
    withoutEmpty(images).map((image) => photoOf(role, image));
  return {
    site: {
      ...shownFields(site),
      languages: siteLanguages(),
      hero: site.hero.map((entry) => {
        const { picture, portrait } =
          typeof entry === 'string' ? { picture: entry, portrait: entry } : entry;
        return { whole: photoOf('hero', picture), tall: photoOf('hero/tall', portrait) };
      }),
      categories: Object.fromEntries(
        Object.entries(site.categories).map(([name, image]) => [
          name,
          photoOf('categories', image),
        ]),
      ),
      portrait: photoOf('about', site.about.portrait),
      ...(siteUrl && { siteUrl }),
      biography: byLanguage((language) => inLanguage(words, language).biography),
    },
    works: works.map((entry) => ({
      entry,
      words: Object.fromEntries(
        siteLanguages().flatMap((language) => {
          const texts = textsOfWork(words[language]?.gallery, entry.category, entry.title);
          return texts ? [[language, texts] as const] : [];
        }),
      ),
      photo: photoOf('gallery', entry.src),
      palette: paletteOf('gallery', entry.src),
      detailPhotos: photosOfList('gallery/details', entry.details.images),
    })),
    posts: posts.map((entry) => {
      const photo = photoOf('news', entry.image);
      const backdrop = backdrops.get(photo.name);
      if (backdrop === undefined) throw new Error(`The photo '${photo.name}' has no backdrop`);
      return { entry, photo, backdrop, photos: photosOfList('news', entry.content.images) };
    }),
    vocabularies: Object.fromEntries(
      otherLanguages().map((language) => [language, inLanguage(words, language).vocabulary]),
    ),
  };
}

/** Without what only the build and the check read. */
function shownFields({
  version,
  address,
  closeUp,
  publish,
  messages,
  about,
  hero,
  categories,
  languages,
  ...shown
}: SiteFile) {
  return shown;
}
