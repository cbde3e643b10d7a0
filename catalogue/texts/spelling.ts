import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';

// Letters per tolerated mistake: `flower_bird` still means `flowers_birds`, `flowers` does not.
const LETTERS_PER_MISTAKE = 3;

/**
 * Case and Unicode forms do not count as mistakes; the first of equally near words wins.
 * @example nearestWord('landscapes', CATEGORIES) // 'landscape'
 */
export function nearestWord<const Word extends string>(
  word: string,
  known: readonly Word[],
): Word | undefined {
  const wanted = lettersOf(word);
  const near = known.flatMap((candidate) => {
    const letters = lettersOf(candidate);
    const longer = Math.max(wanted.length, letters.length);
    const limit = Math.max(1, Math.floor(longer / LETTERS_PER_MISTAKE));
    const mistakes = countMistakes(wanted, letters);
    return mistakes <= limit && mistakes < longer ? [{ candidate, mistakes }] : [];
  });
  return near.sort((a, b) => a.mistakes - b.mistakes)[0]?.candidate;
}

function lettersOf(word: string): string[] {
  return [...normalizeSpaces(word).toLowerCase().trim()];
}

// Optimal string alignment distance.
function countMistakes(from: readonly string[], to: readonly string[]): number {
  const table: number[][] = [];
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= from.length; row++) {
    const current: number[] = [];
    table.push(current);
    for (let column = 0; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const costs = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        at(row - 2, column - 2) + (isSwap ? 1 : Number.POSITIVE_INFINITY),
      ];
      current.push(row + column === 0 ? 0 : Math.min(...costs));
    }
  }
  return at(from.length, to.length);
}
