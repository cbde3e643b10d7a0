import type { Photo } from '#catalogue/photos/photo.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import { type ArtworkTexts, textsOfWork } from '#catalogue/schema/locale-files.ts';
import {
  byLanguage,
  inLanguage,
  type Language,
  otherLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { type Catalogue, type StoredWork, withoutEmpty } from '#catalogue/works/catalogue.ts';
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
  const {
    name,
    profession,
    contacts,
    answers,
    offers,
    links,
    colours,
    seal,
    banner,
    verification,
  } = site;
  const previews = Object.entries(site.categories).map(([category, preview]) => [
    category,
    photoOf('categories', preview),
  ]);
  return {
    site: {
      name,
      profession,
      contacts,
      ...(answers && { answers }),
      ...(offers && { offers }),
      ...(links && { links }),
      ...(colours && { colours }),
      ...(seal && { seal }),
      ...(banner === false && { banner }),
      ...(verification && { verification }),
      languages: siteLanguages(),
      hero: site.hero.map((entry) => {
        const { picture, portrait } =
          typeof entry === 'string' ? { picture: entry, portrait: entry } : entry;
        return { whole: photoOf('hero', picture), tall: photoOf('hero/tall', portrait) };
      }),
      categories: Object.fromEntries(previews) as Record<Category, Photo>,
      portrait: photoOf('about', site.about.portrait),
      ...(siteUrl && { siteUrl }),
      biography: byLanguage((language) => inLanguage(words, language).biography),
    },
    works: works.map(
      (entry): StoredWork => ({
        entry,
        words: wordsOf(words, entry.category, entry.title),
        photo: photoOf('gallery', entry.src),
        palette: paletteOf('gallery', entry.src),
        detailPhotos: withoutEmpty(entry.details.images).map((image) =>
          photoOf('gallery/details', image),
        ),
      }),
    ),
    posts: posts.map((entry) => {
      const photo = photoOf('news', entry.image);
      const backdrop = backdrops.get(photo.name);
      if (backdrop === undefined) throw new Error(`The photo '${photo.name}' has no backdrop`);
      const photos = withoutEmpty(entry.content.images).map((image) => photoOf('news', image));
      return { entry, photo, backdrop, photos };
    }),
    vocabularies: Object.fromEntries(
      otherLanguages().map((language) => [language, inLanguage(words, language).vocabulary]),
    ),
  };
}

function wordsOf(
  words: SoundContent['content']['words'],
  category: Category,
  key: string,
): Partial<Record<Language, ArtworkTexts>> {
  const found = siteLanguages().map((language) => [
    language,
    textsOfWork(words[language]?.gallery, category, key),
  ]);
  return Object.fromEntries(found.filter(([, each]) => each !== undefined));
}
