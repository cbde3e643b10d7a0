/**
 * Which picture of a series an address asks for, counted from 0 (spec §2: the parameter counts from 1, and a value
 * past the end is clamped to the last). Anything that is no positive whole number asks for nothing.
 *
 * @param value of the query parameter, or null when there is none
 * @example indexAsked('3', 14) // 2
 * @example indexAsked('99', 14) // 13
 */
export function indexAsked(value: string | null, count: number): number | undefined {
  if (value === null || count === 0 || !/^\d+$/.test(value)) return undefined;
  const position = Number(value);
  return position === 0 ? undefined : Math.min(position, count) - 1;
}
