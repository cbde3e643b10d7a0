/**
 * Writes the letter between two sizes as the sign that it stands for; Russian keyboards have no ×.
 *
 * @example withTimesSign('60х80 см') // '60×80 см'
 * @example withTimesSign('60 см x 80 см') // '60 см × 80 см'
 */
export function withTimesSign(text: string): string {
  return text
    .replace(/(?<=\d)\s*[хx×*]\s*(?=\d)/giu, '×')
    .replace(/(?<=\d\s*(?:[см]м|[cm]m))\s*[хx×*]\s*(?=\d)/giu, ' × ');
}

/**
 * Writes a decimal comma as the point that English has.
 *
 * @example withDecimalPoint('40,5×60') // '40.5×60'
 */
export function withDecimalPoint(text: string): string {
  return text.replace(/(?<=\d),(?=\d)/g, '.');
}
