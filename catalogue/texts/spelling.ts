import { normalizeLine } from '#catalogue/texts/normalize-text.ts';

// Letters per tolerated mistake: `flower_bird` still means `flowers_birds`, `gallery` does not.
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
  return [...normalizeLine(word).toLowerCase().trim()];
}

// Damerau–Levenshtein distance, row by row; no letter is touched twice.
function countMistakes(from: readonly string[], to: readonly string[]): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const costs = [
        at(above, column) + 1,
        at(current, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ];
      current.push(Math.min(...costs));
    }
    before = above;
    above = current;
  }
  return at(above, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
