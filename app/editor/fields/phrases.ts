import type { AddWorks } from '#catalogue/works/catalogue.ts';

/** What the works say, most used first. */
export interface PhraseLists {
  readonly materials: readonly string[];
  /** With months and seasons. */
  readonly places: readonly string[];
}

export function phrasesOf({ works }: Pick<AddWorks, 'works'>): PhraseLists {
  return {
    materials: mostUsed(works.map(({ entry }) => entry.details.desc ?? '')),
    places: mostUsed(works.map(({ entry }) => entry.details.date ?? '')),
  };
}

function mostUsed(lines: readonly string[]): string[] {
  const counts = new Map<string, { readonly phrase: string; readonly count: number }>();
  for (const piece of lines.flatMap(piecesOf)) {
    const phrase = withoutNumbers(piece);
    const key = phrase.toLowerCase();
    const known = counts.get(key) ?? { phrase, count: 0 };
    if (phrase !== '') counts.set(key, { ...known, count: known.count + 1 });
  }
  const byUse = [...counts.values()].sort((one, other) => other.count - one.count);
  return byUse.map(({ phrase }) => phrase);
}

export function hasPhrase(line: string, phrase: string): boolean {
  return piecesOf(line).some((piece) => isPhrase(piece, phrase));
}

/**
 * Numbers (a size, a year) stay at the end.
 * @example togglePhrase('холст, 60х80 см', 'масло') // 'холст, масло, 60х80 см'
 */
export function togglePhrase(line: string, phrase: string): string {
  const pieces = piecesOf(line);
  const others = pieces.filter((piece) => !isPhrase(piece, phrase));
  if (others.length === pieces.length) {
    const isNumberLast = /\d/.test(pieces.at(-1) ?? '') && !/\d/.test(phrase);
    others.splice(isNumberLast ? -1 : others.length, 0, phrase);
  }
  return others.join(', ');
}

function piecesOf(line: string): string[] {
  const pieces = line.split(/,(?!(?<=\d,)\d)|\.(?!(?<=\d\.)\d)/);
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function isPhrase(piece: string, phrase: string): boolean {
  return [piece, withoutNumbers(piece)].some((each) => each.toLowerCase() === phrase.toLowerCase());
}

function withoutNumbers(piece: string): string {
  return piece.replace(/\s*\d.*$/, '').trim();
}
