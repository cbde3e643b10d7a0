import { readFileSync } from 'node:fs';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { GalleryTextsFile } from '#catalogue/schema/locale-files.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';

/** Every work of the sample collection with its words, as the artist's folder holds them. */
export function sampleWorks(): Pick<StoredWork, 'entry' | 'words'>[] {
  const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  const ru: GalleryTextsFile = read('locales/ru/gallery.json');
  const en: GalleryTextsFile = read('locales/en/gallery.json');
  return (read('gallery.json') as GalleryEntry[]).map((entry) => {
    const words = { ru: ru[entry.category]?.[entry.title], en: en[entry.category]?.[entry.title] };
    return {
      entry,
      words: { ...(words.ru && { ru: words.ru }), ...(words.en && { en: words.en }) },
    };
  });
}
