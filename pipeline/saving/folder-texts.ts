import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderTexts, photoPath } from '#catalogue/add/text-changes.ts';
import { isSiteText } from '#catalogue/change/apply-change.ts';
import { NEWS_FILE, SITE_FILE, translationPath } from '#catalogue/change/folder-json.ts';
import { parseJson } from '#catalogue/change/format-json.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { type Catalogue, withoutEmpty } from '#catalogue/works/catalogue.ts';
import { readPhotoFolder } from '#pipeline/folder/photo-references/photo-folder.ts';

/**
 * @param catalogue of the last build, which has the pictures of the photos
 * @throws SyntaxError for a file that is not JSON; the content check names it
 */
export async function folderTexts(contentDir: string, catalogue: Catalogue): Promise<FolderTexts> {
  const names = [NEWS_FILE, SITE_FILE, ...siteLanguages().map(translationPath)];
  const texts = names.map(async (file) => {
    const value = parseJson(await readFile(join(contentDir, file), 'utf8'));
    return [file, file === NEWS_FILE ? value : editableFields(file, value as object)] as const;
  });
  const files = Object.fromEntries(await Promise.all(texts));
  const { photos } = await readPhotoFolder(contentDir);
  const shown = photosOnSite(catalogue, files[SITE_FILE] as SiteFile);
  return {
    files,
    photos: Object.fromEntries(photos.map(({ file }) => [file, shown.get(file) ?? null])),
  };
}

function editableFields(file: string, value: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([name]) => isSiteText(file, name)));
}

function photosOnSite(
  { site, posts }: Catalogue,
  { hero, categories, about }: SiteFile,
): ReadonlyMap<string, Photo | undefined> {
  const heroes = hero.flatMap((entry, index) => {
    const { whole, tall } = site.hero[index] ?? {};
    if (typeof entry === 'string') return [[photoPath('hero', entry), whole] as const];
    const { picture, portrait } = entry;
    return [
      [photoPath('hero', picture), whole] as const,
      [photoPath('hero', portrait), tall] as const,
    ];
  });
  const covers = posts.flatMap(({ entry, photo, photos }) => [
    [photoPath('news', entry.image), photo] as const,
    ...withoutEmpty(entry.content.images).map(
      (name, index) => [photoPath('news', name), photos[index]] as const,
    ),
  ]);
  const tiles = Object.entries(categories).map(
    ([category, name]) => [photoPath('categories', name), site.categories[category]] as const,
  );
  return new Map([
    ...heroes,
    ...covers,
    ...tiles,
    [photoPath('about', about.portrait), site.portrait],
  ]);
}
