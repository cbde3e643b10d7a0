import { readFileSync } from 'node:fs';
import type { GalleryTextsFile, TranslationFile } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';

function read<Content>(file: string): Content {
  return JSON.parse(readFileSync(`content/${file}`, 'utf8'));
}

/** The titles and running texts of the sample, as its files hold them. */
export function artistTexts(): ReadonlySet<string> {
  const texts = ['ru', 'en'].flatMap((language) => {
    const works = read<GalleryTextsFile>(`locales/${language}/gallery.json`);
    const { biography } = read<TranslationFile>(`locales/${language}/translation.json`);
    return [
      ...Object.values(works).flatMap((category) =>
        Object.values(category ?? {}).flatMap(({ title, text }) => [title, ...stringsIn(text)]),
      ),
      ...stringsIn(biography),
    ];
  });
  const posts = read<NewsEntry[]>('news.json').flatMap(
    ({ title, shortDesc, content, translations }) =>
      stringsIn([title, shortDesc, content.text, translations]),
  );
  return new Set([...texts, ...posts].map((text) => text.trim()).filter(Boolean));
}

/** The strings in a JSON value, however deep they stand. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : [];
}

/** A text of a page as a file holds it: with plain spaces and straight quotation marks. */
export function asTyped(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[«»„“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .trim();
}
