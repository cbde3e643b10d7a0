import type { Work } from '#catalogue/works/work.ts';

/**
 * Date, or number if dates are equal or missing; nothing for a unique title.
 * @example two works called 'Туман' // Map { 12 => 'Минск, 2019', 40 => '№ 40' }
 */
export function workDistinctions(works: readonly Work[]): ReadonlyMap<number, string> {
  const distinctions = new Map<number, string>();
  for (const namesakes of Map.groupBy(works, ({ title }) => title.text).values()) {
    if (namesakes.length === 1) continue;
    const dates = Map.groupBy(namesakes, ({ date }) => date);
    for (const { id, date } of namesakes) {
      const isTelling = date !== undefined && dates.get(date)?.length === 1;
      distinctions.set(id, isTelling ? date : `№ ${id}`);
    }
  }
  return distinctions;
}
