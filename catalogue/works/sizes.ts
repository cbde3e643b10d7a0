/** Russian keyboards have no ×: '60х80 см' becomes '60×80 см'. */
export function withTimesSign(text: string): string {
  return text
    .replace(/(?<=\d)\s*[хx×*]\s*(?=\d)/giu, '×')
    .replace(/(?<=\d\s*(?:[см]м|[cm]m))\s*[хx×*]\s*(?=\d)/giu, ' × ');
}

/** @example withDecimalPoint('40,5×60') // '40.5×60' */
export function withDecimalPoint(text: string): string {
  return text.replace(/(?<=\d),(?=\d)/g, '.');
}
