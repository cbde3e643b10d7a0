import type { EditedFolder } from '#catalogue/add/saving.ts';
import { GALLERY_FILE, galleryTextsPath, translationPath } from '#catalogue/change/folder-json.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { Category } from '#catalogue/schema/categories.ts';
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
import { makeBackdrops } from '#pipeline/photos/encode/derived-images.ts';
import type { Settings } from '#pipeline/settings.ts';
import { repositoryOf } from './revision.ts';

export type ValidContent = Extract<CheckedContent, { status: 'valid' }>;

export async function assembleCatalogue(
  { content, photoOf, paletteOf, manifest }: ValidContent,
  { siteUrl, contentDir }: Pick<Settings, 'siteUrl' | 'contentDir'>,
): Promise<Catalogue> {
  const { site, works, posts, texts } = content;
  const repository = await repositoryOf(site.repository, contentDir);
  const covers = posts.map(({ image }) => photoOf('news', image));
  const backdrops = await makeBackdrops(covers, manifest);
  const photosOfList = (role: 'gallery/details' | 'news', images?: readonly string[]) =>
    withoutEmpty(images).map((image) => photoOf(role, image));
  return {
    site: {
      ...fieldsForPages(site),
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
      ...(repository && { repository }),
      biography: byLanguage((language) => inLanguage(texts, language).biography),
    },
    works: works.map((entry) => ({
      entry,
      texts: Object.fromEntries(
        siteLanguages().flatMap((language) => {
          const ofWork = textsOfWork(texts[language]?.gallery, entry.category, entry.title);
          return ofWork ? [[language, ofWork] as const] : [];
        }),
      ),
      photo: photoOf('gallery', entry.src),
      palette: paletteOf('gallery', entry.src),
      detailPhotos: photosOfList('gallery/details', entry.details.images),
    })),
    posts: posts.map((entry) => {
      const photo = photoOf('news', entry.image);
      const backdrop = backdrops.get(photo.name) ?? '';
      return { entry, photo, backdrop, photos: photosOfList('news', entry.content.images) };
    }),
    vocabularies: Object.fromEntries(
      otherLanguages().map((language) => [language, inLanguage(texts, language).vocabulary]),
    ),
  };
}

function fieldsForPages({
  version,
  address,
  repository,
  closeUp,
  publish,
  messages,
  about,
  ...fields
}: SiteFile) {
  return fields;
}

export function addWorksJson(
  { works, vocabularies }: Catalogue,
  others: ReadonlyMap<string, Photo> = new Map(),
): string {
  const textFiles = siteLanguages().flatMap((language) => {
    const byCategory: Record<Category, Record<string, unknown>> = {};
    for (const { entry, texts } of works) {
      const own = texts[language];
      if (own) byCategory[entry.category] = { ...byCategory[entry.category], [entry.title]: own };
    }
    const translation = { vocabulary: vocabularies[language] ?? {} };
    return [
      [galleryTextsPath(language), byCategory],
      [translationPath(language), translation],
    ] as const;
  });
  const photos = works.flatMap(({ entry, photo, detailPhotos }) => [
    [`images/gallery/${entry.src}`, photo] as const,
    ...withoutEmpty(entry.details.images).map(
      (name, index) => [`images/gallery/details/${name}`, detailPhotos[index] ?? null] as const,
    ),
  ]);
  const entries = works.map(({ entry: { key: _, ...entry } }) => entry);
  const folder: EditedFolder = {
    files: { [GALLERY_FILE]: entries, ...Object.fromEntries(textFiles) },
    photos: Object.fromEntries([...others, ...photos]),
  };
  return JSON.stringify(folder);
}
