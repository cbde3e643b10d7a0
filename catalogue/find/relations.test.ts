import { expect, test } from 'vitest';
import { sampleWork } from '#catalogue/site.fixture.ts';
import { type Relation, relationsIn } from './relations.ts';

type Sample = Omit<Parameters<typeof sampleWork>[0], 'id'>;

const vocabulary = { крым: 'Crimea', симеиз: 'Simeiz', минск: 'Minsk' };

function relationsAmong(samples: readonly Sample[]): ReadonlyMap<number, readonly Relation[]> {
  const works = samples.map((sample, index) => sampleWork({ id: index + 1, ...sample }));
  return relationsIn({ works, vocabularies: { en: vocabulary }, site: { categories: {} } });
}

const PLAIN: Sample = { desc: '', date: '' };

const flat = (colour: string): Sample => ({ palette: [{ colour, part: 1, edge: 1 }] });

test('relates each work to four others that are no neighbours, mostly in both directions', () => {
  const dates = ['Минск, май', 'Симеиз', 'Крым, декабрь'];
  const colours = ['#33509a', '#3a58a0', '#c23b26', '#6d8258'];
  const samples = Array.from({ length: 60 }, (_, index) => ({
    date: `${dates[index % 3]} ${2000 + (index % 7)}`,
    desc: ['холст, масло', 'бумага, карандаш'][index % 2] ?? '',
    ...flat(colours[index % 4] ?? ''),
  }));
  const relations = relationsAmong(samples);
  for (const [id, related] of relations) {
    const others = related.map(({ work }) => work);
    expect(new Set(others).size, String(id)).toBe(4);
    for (const neighbour of [id - 1, id, id + 1]) expect(others).not.toContain(neighbour);
  }
  const all = [...relations].flatMap(([id, related]) => related.map((each) => ({ id, ...each })));
  const mutual = all.filter(({ id, work, reason }) =>
    relations.get(work)?.some((each) => each.work === id && each.reason === reason),
  );
  expect(mutual.length / all.length).toBeGreaterThan(0.7);
});

test.each<[string, Sample, Sample, Partial<Relation>]>([
  ['place', { date: 'Симеиз' }, { date: 'Крым, Симеиз' }, { reason: 'place', value: 'simeiz' }],
  ['winter', { date: 'декабрь 2012' }, { date: 'январь 2013' }, { reason: 'winter' }],
  ['year', { date: '2012' }, { date: 'май 2012' }, { reason: 'year' }],
  ['colour', flat('#33509a'), flat('#35529c'), { reason: 'colour' }],
  ['sketch', { title: 'Туман' }, { story: 'Набросок для работы «Туман».' }, { reason: 'sketch' }],
  ['mention', {}, { story: 'Висела рядом с [той](/gallery/landscape/1).' }, { reason: 'mention' }],
])('gives both works the reason %s', (_, one, other, expected) => {
  const relations = relationsAmong([one, PLAIN, other]);
  expect(relations.get(1)).toMatchObject([{ work: 3, ...expected }]);
  expect(relations.get(3)).toMatchObject([{ work: 1, ...expected }]);
});

test.each<[string, Sample]>([
  ['materials', { desc: 'холст, масло' }],
  ['a year', { date: '2012' }],
  ['a grey', flat('#8a8884')],
  ['thin ink on paper', { desc: 'тушь', ...flat('#c9c4b8') }],
])('%s alone relates works of one category only', (_, shared) => {
  expect(relationsAmong([shared, PLAIN, shared]).get(1)).toMatchObject([{ work: 3 }]);
  const apart = relationsAmong([shared, PLAIN, { ...shared, category: 'portrait' }]);
  expect(apart.get(1)).toEqual([]);
});

test('a strong colour relates works across categories, but not with unlisted works', () => {
  const blue = flat('#33509a');
  const relations = relationsAmong([blue, PLAIN, { ...blue, category: 'portrait' }]);
  expect(relations.get(1)).toMatchObject([{ work: 3, reason: 'colour' }]);
  expect(relationsAmong([blue, PLAIN, { ...blue, isListed: false }]).get(1)).toEqual([]);
});
