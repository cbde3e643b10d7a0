/** Works use names of places, materials and months of a vocabulary, but no whole sentences. */
export function isSentence(text: string): boolean {
  return /[.!?…]$/.test(text);
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
  return [...pieces.slice(0, at), phrase, ...pieces.slice(at)].join(', ');
}

/** The pieces of a line, as they stand and without numbers: split at commas and full stops, but not inside of numbers. */
export function piecesOf(line: string): { readonly text: string; readonly words: string }[] {
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
