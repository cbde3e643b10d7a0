import type { Site } from '#catalogue/site.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import { shortTitle } from '#catalogue/texts/short-title.ts';
import type { Work } from '#catalogue/works/work.ts';

export function uniqueTitle(site: Site, { id, title }: Work): string {
  const distinction = distinctionsIn(site).get(id) ?? '';
  return [title.text, distinction].map(shortTitle).filter(Boolean).join(', ');
}

// Two works called 'Туман': Map { 12 => 'Минск, 2019', 40 => '№ 40' }.
const distinctionsIn = memoize(({ allWorks }: Site): ReadonlyMap<number, string> => {
  const distinctions = new Map<number, string>();
  for (const namesakes of Map.groupBy(allWorks, ({ title }) => title.text).values()) {
    if (namesakes.length === 1) continue;
    const dates = Map.groupBy(namesakes, ({ date }) => date);
    for (const { id, date } of namesakes) {
      const isUniqueDate = date !== undefined && dates.get(date)?.length === 1;
      distinctions.set(id, isUniqueDate ? date : `№ ${id}`);
    }
  }
  return distinctions;
}, new WeakMap());
