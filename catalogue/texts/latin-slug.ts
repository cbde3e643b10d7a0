import { normalizeSpaces } from './normalize-text.ts';

const TRANSLITERATION =
  'а=a б=b в=v г=g ґ=g д=d е=e ё=yo є=ye ж=zh з=z и=i і=i ї=yi й=y к=k л=l м=m н=n о=o ' +
  'п=p р=r с=s т=t у=u ў=w ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya';

const LATIN_BY_CYRILLIC = new Map(
  TRANSLITERATION.split(' ').map((pair) => pair.split('=') as [string, string]),
);

const LONGEST_SLUG = 60;

/** Composes the text (NFC) first, because macOS stores й as и with a breve. */
export function latinSlug(text: string): string {
  const latin = [...normalizeSpaces(text).toLowerCase()]
    .map((letter) => LATIN_BY_CYRILLIC.get(letter) ?? letter)
    .join('');
  return latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
}
