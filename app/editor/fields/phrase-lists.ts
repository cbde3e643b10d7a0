import type { AddWorks } from '#catalogue/works/catalogue.ts';
import { piecesOf } from './phrases.ts';

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
  for (const { words } of lines.flatMap(piecesOf)) {
    const key = words.toLowerCase();
    const known = counts.get(key) ?? { phrase: words, count: 0 };
    if (words !== '') counts.set(key, { ...known, count: known.count + 1 });
  }
  const byUse = [...counts.values()].sort((one, other) => other.count - one.count);
  return byUse.map(({ phrase }) => phrase);
}
