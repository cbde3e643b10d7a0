export function hasPhrase(line: string, phrase: string): boolean {
  return piecesOf(line).some((piece) => isSame(piece.words, phrase) || isSame(piece.text, phrase));
}

/**
 * Numbers (a size, a year) stay at the end.
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
