import { expect, test } from 'vitest';
import { vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { sampleEdition, sampleWork } from './edition.fixture.ts';
import { workFacts } from './work-facts.ts';

const russian = vocabularyOf('ru');
const factsOf = (desc: string, date = '') => workFacts(sampleWork({ id: 1, desc, date }), russian);

test('it knows medium, surface, size in centimetres and date', () => {
  expect(factsOf('Холст, масло, 80х60 см', 'Минск, май 2019')).toEqual({
    media: ['масло'],
    surfaces: ['холст'],
    forms: [],
    size: { width: 80, height: 60 },
    date: '2019-05',
  });
});

test('it reads millimetres, and a size that no comma separates', () => {
  expect(factsOf('рисунок, карандаш, бумага 400х300 мм')).toMatchObject({
    media: ['карандаш'],
    surfaces: ['бумага'],
    forms: ['рисунок'],
    size: { width: 40, height: 30 },
  });
});

test.each([
  ['height comes first, as the photo shows', 'холст, 60х80 см'],
  ['the unit is not certain', 'холст, масло, 800х600'],
  ['there is none', 'холст'],
])('it gives no size when %s', (_, desc) => {
  expect(factsOf(desc).size).toBeUndefined();
});

test('it leaves out what it does not know', () => {
  expect(factsOf('парча, чай')).toEqual({ media: [], surfaces: [], forms: [] });
});

test('it speaks the language of the vocabulary', () => {
  const { vocabulary } = sampleEdition({ language: 'en' });
  expect(workFacts(sampleWork({ id: 1, desc: 'холст, масло' }), vocabulary)).toMatchObject({
    media: ['oil'],
    surfaces: ['canvas'],
  });
});
