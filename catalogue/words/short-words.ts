/** Russian prepositions and conjunctions, English articles and the like: no line should end with them. */
const SHORT_WORD = /(?<=^|[\s«“(])(\p{L}{1,2}|над|под|без|для|при|про|the|and|for)\s+/giu;

/**
 * Keeps short words on the line of the word that they belong to, by no-break spaces: for large headings, where a
 * hanging one is seen.
 *
 * @example bindShortWords('Варя в шляпе') // 'Варя в\u00a0шляпе'
 */
export function bindShortWords(heading: string): string {
  return heading.replace(SHORT_WORD, '$1\u00a0');
}
