import { expect, test } from 'vitest';
import { sampleEdition, sampleWork } from '#catalogue/metadata/edition.fixture.ts';
import { withKnownParts } from './catalogue.server.ts';

/** As it is read from the disk: no part of it is the same object as one of another reading. */
function readingOf(titles: Readonly<Record<number, string>>) {
  const works = Object.entries(titles).map(([id, title]) => sampleWork({ id: Number(id), title }));
  return structuredClone(sampleEdition({ works }).catalogue);
}

test('it keeps what has not changed, wherever it stands, and nothing else', () => {
  const before = withKnownParts(readingOf({ 1: 'Туман', 2: 'Река' }));
  const { works, ...rest } = readingOf({ 1: 'Туман над рекой', 2: 'Река', 3: 'Сад' });
  const after = { ...rest, works: works.toReversed() };
  const shown = withKnownParts(after);
  expect(shown).toEqual(after);
  expect(shown.works.map((work) => before.works.includes(work))).toEqual([false, true, false]);
  expect(shown.vocabularies.en).toBe(before.vocabularies.en);
});

test('it takes a changed vocabulary as it is now', () => {
  withKnownParts(readingOf({}));
  const after = { ...readingOf({}), vocabularies: { en: { масло: 'oils' } } };
  expect(withKnownParts(after)).toEqual(after);
});
