import type { Catalogue } from '#catalogue/works/catalogue.ts';

export interface PhraseLists {
  readonly materials: readonly string[];
  readonly places: readonly string[];
}

export function phrasesOf({ works }: Pick<Catalogue, 'works'>): PhraseLists {
  const details = works.map(({ entry }) => entry.details);
  return {
    materials: mostUsed(details.map(({ desc = '' }) => desc)),
    places: mostUsed(details.map(({ date = '' }) => date)),
  };
}

function mostUsed(lines: readonly string[]): string[] {
  const uses = new Map<string, string[]>();
  for (const phrase of lines.flatMap(piecesOf).map(withoutNumbers).filter(Boolean)) {
    const key = phrase.toLowerCase();
    uses.set(key, [...(uses.get(key) ?? []), phrase]);
  }
  const byUse = [...uses.values()].sort((one, other) => other.length - one.length);
  return byUse.flatMap(([first = '']) => first);
}

export function phrasesIn(line: string): ReadonlySet<string> {
  const pieces = piecesOf(line.toLowerCase());
  return new Set([...pieces, ...pieces.map(withoutNumbers)]);
}

/**
 * Numbers (a size, a year) stay at the end.
 * @example togglePhrase('холст, 60х80 см', 'масло') // 'холст, масло, 60х80 см'
 */
export function togglePhrase(line: string, phrase: string): string {
  const pieces = piecesOf(line);
  const others = pieces.flatMap((piece) => {
    if (!phrasesIn(piece).has(phrase.toLowerCase())) return piece;
    return piece.slice(phrase.length).trim() || [];
  });
  if (others.join() === pieces.join()) {
    const isNumberLast = /\d/.test(pieces.at(-1) ?? '') && !/\d/.test(phrase);
    others.splice(isNumberLast ? -1 : others.length, 0, phrase);
  }
  return others.join(', ');
}

function piecesOf(line: string): string[] {
  const pieces = line.split(/,(?!(?<=\d,)\d)|\.(?!(?<=\d\.)\d)/);
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

function withoutNumbers(piece: string): string {
  return piece.replace(/\s*\d.*$/, '').trim();
}
