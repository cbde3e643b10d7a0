import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';

const MAX_WORKS_OF_YEAR = 3;

// No page lists undated works, so more of them are shown.
const MAX_UNDATED_WORKS = 12;

const MAX_WORKS = 90; // keeps the page within 14 KB

// Of a row on a window of 768px, where a picture is lower than a caption of 9rem is wide.
const MAX_RATIO = 4.25;
const MIN_RATIO = 1.36;

export interface TimelineYear {
  /** Years without works are joined: `1987–2001`. Missing for undated works. */
  year: string | undefined;
  readonly milestones: (ReturnType<typeof splitYears> & { readonly title: string })[];
  readonly places: readonly string[];
  readonly works: readonly Work[];
  readonly total: number;
}

export function timelineOf({
  listed,
  facetIndex: { valuesOf },
  biography: { cv },
  valueName,
}: Pick<Site, 'listed' | 'facetIndex' | 'biography' | 'valueName'>): TimelineYear[] {
  const allMilestones = Object.values(cv).flatMap(({ title, items }) =>
    Object.values(items).map((item) => ({ ...splitYears(item), title })),
  );
  const milestonesOf = Map.groupBy(
    allMilestones.filter(({ years }) => years),
    ({ years }) => /\d{4}/.exec(years)?.[0],
  );
  const worksOf = Map.groupBy(listed, ({ id }) => valuesOf.get(id)?.year[0]);
  const years = [...new Set([...milestonesOf.keys(), ...worksOf.keys()])].sort();
  const limit = Math.max(1, Math.min(MAX_WORKS_OF_YEAR, Math.floor(MAX_WORKS / years.length)));
  const timeline: TimelineYear[] = [];
  for (const year of years) {
    const milestones = milestonesOf.get(year) ?? [];
    const works = worksOf.get(year) ?? [];
    const last = timeline.at(-1);
    if (last?.total === 0 && works.length === 0) {
      last.year = `${last.year?.slice(0, 4)}–${year}`;
      last.milestones.push(...milestones);
    } else {
      const places = new Set(works.flatMap(({ id }) => valuesOf.get(id)?.place ?? []));
      timeline.push({
        year,
        milestones,
        places: [...places].map((place) => valueName('place', place)),
        works: year ? fitting(works).slice(0, limit) : works.slice(0, MAX_UNDATED_WORKS),
        total: works.length,
      });
    }
  }
  return timeline;
}

function fitting(works: readonly Work[]): Work[] {
  let room = MAX_RATIO;
  return works.filter(({ photo }) => {
    const needed = Math.max(MIN_RATIO, photo.width / photo.height);
    if (needed > room) return false;
    room -= needed;
    return true;
  });
}

/** @example splitYears('1987–1991 — art school') // { years: '1987–1991', text: 'art school' } */
export function splitYears(item: string) {
  const [, years = '', text = item] =
    /^((?:\S+\s)?\d{4}(?:–\d{4})?)(?:\s—|:) (.*)$/su.exec(item) ?? [];
  return { years, text };
}
