import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withWords } from '#app/ui/search-words.ts';
import { facetsOf } from '#catalogue/find/facets.ts';
import { byFacet, FACETS, type Facet } from '#catalogue/paths/facet-names.ts';
import { sampleWork } from '#catalogue/site.fixture.ts';
import {
  type Choice,
  choiceOnPage,
  countsBeside,
  type FindWork,
  formatChoice,
  isChosen,
  parseChoice,
  SORTS,
  searchedWorks,
} from './choice.ts';

const DESCS = ['холст, масло, 80х60 см', 'бумага, тушь, акварель, 40х30 см', ''];
const DATES = ['Крым, Симеиз, май 2019', 'Симеиз, 2014', 'Минск, июнь 2014', 'зима 2010', ''];

const vocabulary = { Крым: 'Crimea', Симеиз: 'Simeiz', Минск: 'Minsk' };
const site = { categories: {} };
const works = DESCS.flatMap((desc) => DATES.map((date) => ({ desc, date }))).map((texts, index) =>
  sampleWork({
    id: index + 1,
    ...texts,
    ...(index % 3 === 0 && { availability: 'sold' }),
    palette: [{ colour: index % 2 === 0 ? '#33509a' : '#c23b26', part: 1, edge: 1 }],
  }),
);
const index = facetsOf({ works, vocabularies: { en: vocabulary }, site });
const values = [...index.valuesOf.values()];
const known = byFacet((facet) => index.facets[facet].map(({ value }) => value));
const facets = FACETS.map((facet) => ({
  facet,
  values: index.facets[facet].map(({ value }) => ({ value, name: value })),
}));

const choices: fc.Arbitrary<Choice> = fc.record({
  ...byFacet((facet) => fc.constantFrom(undefined, ...known[facet])),
  sort: fc.constantFrom(undefined, ...SORTS),
  q: fc.constantFrom('', 'лодки', 'a & b=c?', '100 %'),
});

test('reads every choice back from its one spelling', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const address = formatChoice(choice);
      expect(parseChoice(address, facets)).toEqual(choice);
      expect(formatChoice(parseChoice(address, facets))).toBe(address);
    }),
  );
});

test('spells words first, without extra spaces, and a choice in the order of the facets', () => {
  const choice = parseChoice('?sort=oldest&size=100&x=1&q=++storm%20%20sea&technique=oil', facets);
  expect(formatChoice(choice)).toBe('?q=storm+sea&technique=oil&size=100&sort=oldest');
  expect(formatChoice({})).toBe('');
  expect(withWords('?size=60&q=old', 'sea')).toBe('?q=sea&size=60');
});

test.each(['?technique=gold', '?technique', '?size=60&size=60%00', '?constructor=1', '?%'])(
  'leaves unknown values out of %s',
  (search) => {
    const chosen = parseChoice(search, facets);
    expect(chosen.sort).toBeUndefined();
    for (const facet of FACETS) {
      expect([undefined, ...known[facet]]).toContain(chosen[facet]);
    }
  },
);

test('offers no empty choice, and counts exactly what is found', () => {
  const presses = fc.array(
    fc.constantFrom(...FACETS.flatMap((facet) => [...known[facet]].map((value) => [facet, value]))),
    { maxLength: 8 },
  ) as fc.Arbitrary<[Facet, string][]>;
  fc.assert(
    fc.property(presses, (pressed) => {
      let choice: Choice = {};
      for (const [facet, value] of pressed) {
        const count = countsBeside(values, facet, choice).get(value) ?? 0;
        const wasChosen = choice[facet] === value;
        if (count === 0) continue;
        choice = { ...choice, [facet]: wasChosen ? undefined : value };
        const found = values.filter((work) => isChosen(work, choice)).length;
        expect(found).toBeGreaterThan(0);
        if (!wasChosen) expect(found).toBe(count);
      }
    }),
  );
});

test.each([
  ['?size=60', '?size=60'],
  ['?from=letter', '?technique=ink'],
])('the choice of the URL %j replaces the one of the page', (search, expected) => {
  expect(formatChoice(choiceOnPage('?technique=ink', search, facets))).toBe(expected);
});

test('puts a place that dates name in either order into no region', () => {
  const { valuesOf } = facetsOf({
    works: ['Минск, Крым, 2019', 'Крым, Минск, 2018', 'Крым, 2017'].map((date, id) =>
      sampleWork({ id: id + 1, date }),
    ),
    vocabularies: { en: vocabulary },
    site,
  });
  expect([...valuesOf.values()].map(({ place }) => place.length)).toEqual([2, 2, 1]);
});

test.each([
  [undefined, [2, 0, 1]],
  ['newest', [0, 1, 2]],
  ['oldest', [2, 1, 0]],
  ['largest', [1, 0, 2]],
] as const)('sorts works by %s', (sort, ages) => {
  const given = [{ age: 2 }, { age: 0, area: 600 }, { age: 1, area: 4800 }];
  const works = given.map((work) => ({ ...work, card: { id: work.age } })) as FindWork[];
  expect(searchedWorks(works, { sort }, undefined).map(({ age }) => age)).toEqual(ages);
});
