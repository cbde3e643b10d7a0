/** What stands in a list more than once. */
export function repeatedIn(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
