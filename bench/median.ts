/**
 * The middle one of several figures; of an even number, the mean of the two in the middle.
 *
 * @throws {RangeError} when there is none.
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (below === undefined || above === undefined) throw new RangeError('There is no figure');
  return (below + above) / 2;
}
