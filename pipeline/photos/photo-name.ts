/** Russian, Belarusian and Ukrainian letters as they are read by an English speaker. */
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

/** Ten hexadecimal digits: no two photos of one slug meet by chance, and names stay readable. */
const HASH_DIGITS = 10;

/**
 * A name for addresses: ASCII letters, digits and hyphens, whatever the file is called. Names are
 * composed (NFC) first, since a Mac stores й as и with a breve.
 *
 * @example photoSlug('images/gallery/Тихая река (2).JPG') // 'tikhaya-reka-2'
 */
export function photoSlug(file: string): string {
  const base = (file.split('/').at(-1) ?? '').replace(/\.[^.]*$/, '');
  const latin = [...base.normalize('NFC').toLowerCase()]
    .map((letter) => LATIN_BY_CYRILLIC[letter] ?? letter)
    .join('');
  const slug = latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'photo' : slug;
}

/** The name of a photo's pictures: its slug and the start of the hash of what they are made from and how. */
export function photoName(file: string, key: string): string {
  return `${photoSlug(file)}-${key.slice(0, HASH_DIGITS)}`;
}
