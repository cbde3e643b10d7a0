import { expect, test } from 'vitest';
import { facetsOf } from '#catalogue/find/facets.ts';
import { sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { splitYears, type TimelineYear, timelineOf } from './timeline.ts';

const vocabulary = { минск: 'Minsk', крым: 'Crimea', симеиз: 'Simeiz' };
const site = { categories: {} };

function timelineFor(dates: readonly string[], milestones: readonly string[] = []): TimelineYear[] {
  const works = dates.map((date, index) => sampleWork({ id: index + 1, date }));
  const items = Object.fromEntries(milestones.map((item, index) => [String(index + 1), item]));
  const facets = facetsOf({ works, vocabularies: { en: vocabulary }, site });
  const cv = { 1: { title: 'Жизнь', items } };
  const { listed, biography } = sampleSite({ works });
  return timelineOf({
    listed,
    facetIndex: facets,
    biography: { ...biography, cv },
    valueName: (_, value) => value,
  });
}

const summarize = (line: readonly TimelineYear[]) =>
  line.map(({ year = '-', milestones, places, works, total }) => [
    year,
    milestones.map(({ years }) => years).join(),
    places.join(),
    `${works.length}/${total}`,
  ]);

test('goes from the first year to the last, with milestones and places, and joins years without works', () => {
  const line = timelineFor(
    ['Минск, май 2020', 'Крым, Симеиз, 2019', 'Симеиз, зима 2018', 'Крым, 2019', '2020'],
    ['1987–1991 — школа', '1991–1995 — училище', 'с 2020 — мастерская', 'без даты'],
  );
  expect(summarize(line)).toEqual([
    ['1987–1991', '1987–1991,1991–1995', '', '0/0'],
    ['2019', '', 'crimea,simeiz', '2/2'],
    ['2020', 'с 2020', 'minsk', '2/2'],
    ['-', '', 'simeiz,crimea', '1/1'],
  ]);
});

test('shows some of many works, and all places', () => {
  const many = (count: number, date: string) => Array.from({ length: count }, () => date);
  const line = timelineFor([...many(200, 'Минск, 2020'), 'Крым, 2020', ...many(20, '')]);
  expect(summarize(line)).toEqual([
    ['2020', '', 'minsk,crimea', '3/201'],
    ['-', '', '', '12/20'],
  ]);
});

test.each([
  ['1987–1991 — art school', '1987–1991', 'art school'],
  ['с 2020 — собственная мастерская: живопись', 'с 2020', 'собственная мастерская: живопись'],
  ['с\u00a02020\u00a0— мастерская', 'с\u00a02020', 'мастерская'],
])('reads the years of %j', (line, years, text) => {
  expect(splitYears(line)).toEqual({ years, text });
});
