import type { Work } from '#catalogue/works/work.ts';

/**
 * Date, or number if dates are equal or missing; nothing for a unique title.
 * @example two works called 'Туман' // Map { 12 => 'Минск, 2019', 40 => '№ 40' }
 */
export function distinctions(works: readonly Work[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const namesakes of Map.groupBy(works, ({ title }) => title.text).values()) {
    if (namesakes.length === 1) continue;
    const dates = Map.groupBy(namesakes, ({ date }) => date);
    for (const { id, date } of namesakes) {
      const isTelling = date !== undefined && dates.get(date)?.length === 1;
      found.set(id, isTelling ? date : `№ ${id}`);
    }
  }
  return found;
}
