import { normalizeLine } from '#catalogue/texts/normalize-text.ts';

/** Transliteration of Russian, Belarusian and Ukrainian letters for English readers. */
const LATIN_BY_CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ў: 'w',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const LONGEST_SLUG = 60;

/** Composes the text (NFC) first, because macOS stores й as и with a breve. */
export function latinSlug(text: string): string {
  const latin = [...normalizeLine(text).toLowerCase()]
    .map((letter) => LATIN_BY_CYRILLIC[letter] ?? letter)
    .join('');
  return latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
}

/** @example photoSlug('images/gallery/Тихая река (2).JPG') // 'tikhaya-reka-2' */
export function photoSlug(file: string): string {
  const base = (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  return latinSlug(base) || 'photo';
}
