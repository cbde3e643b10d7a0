/**
 * The phrases of a vocabulary that lines are made of, the most frequent first; none that no line has.
 *
 * @example phrasesOf(['холст, масло, 60х80 см', 'холст'], ['масло', 'холст', 'тушь']) // ['холст', 'масло']
 */
export function phrasesOf(lines: readonly string[], vocabulary: readonly string[]): string[] {
  const known = new Map(vocabulary.map((phrase) => [phrase.toLowerCase(), phrase]));
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const { words } of piecesOf(line)) {
      const phrase = known.get(words.toLowerCase());
      if (phrase !== undefined) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, count], [, other]) => other - count).map(([phrase]) => phrase);
}

/** Whether a phrase is a piece of a line, whatever number stands behind it. */
export function hasPhrase(line: string, phrase: string): boolean {
  return piecesOf(line).some((piece) => isSame(piece.words, phrase) || isSame(piece.text, phrase));
}

/**
 * A line with a phrase, or without it if it had it. Numbers (a size, a year) stay at its end.
 *
 * @example togglePhrase('холст, 60х80 см', 'масло') // 'холст, масло, 60х80 см'
 */
export function togglePhrase(line: string, phrase: string): string {
  const pieces = piecesOf(line).map(({ text }) => text);
  if (hasPhrase(line, phrase)) {
    return pieces
      .filter((piece) => !isSame(piece, phrase) && !isSame(withoutNumbers(piece), phrase))
      .join(', ');
  }
  const last = pieces.at(-1) ?? '';
  const isNumberLast = /\d/.test(last) && !/\d/.test(phrase);
  const at = isNumberLast ? pieces.length - 1 : pieces.length;
  return pieces.toSpliced(at, 0, phrase).join(', ');
}

/** Split at commas and full stops, but not inside of numbers. */
function piecesOf(line: string): { readonly text: string; readonly words: string }[] {
  return line
    .split(/,(?!(?<=\d,)\d)|\.(?!(?<=\d\.)\d)/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((text) => ({ text, words: withoutNumbers(text) }));
}

function withoutNumbers(piece: string): string {
  return piece.replace(/\s*\d.*$/, '').trim();
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
