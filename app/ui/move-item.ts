export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  const index = Math.max(0, to);
  return [...rest.slice(0, index), ...list.slice(from, from + 1), ...rest.slice(index)];
}
