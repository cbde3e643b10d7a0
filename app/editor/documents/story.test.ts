import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStory, writeStory } from './story.ts';

const entry = (...content: string[]) => {
  return { details: { text: content.map((each) => ({ content: each, classes: ['r' as const] })) } };
};

test('it reads placeholders in all languages, and writes them numbered from 1', () => {
  const texts = { ru: { text: { 4: 'Раз', 9: 'Два' } }, en: { text: { 9: 'Two' } } };
  const story = readStory({ entry: entry('{{9}}', '* * *', '{{4}}'), texts });
  expect(story.paragraphs.map((each) => each.texts)).toEqual([
    { ru: 'Два', en: 'Two' },
    { ru: '* * *', en: '' },
    { ru: 'Раз', en: '' },
  ]);
  const { stored, texts: written } = writeStory(story);
  expect(stored.map(({ content }) => content)).toEqual(['{{1}}', '* * *', '{{2}}']);
  expect(written).toEqual({ ru: { 1: 'Два', 2: 'Раз' }, en: { 1: 'Two' } });
});

test('it keeps texts that no placeholder shows', () => {
  const texts = { ru: { text: { 1: 'Раз', 2: 'Спрятано' } } };
  expect(writeStory(readStory({ entry: entry('{{1}}'), texts })).texts.ru).toEqual({
    1: 'Раз',
    2: 'Спрятано',
  });
});

test('it reads what it has written', () => {
  const text = fc.constantFrom('', 'Раз', 'Два\nтри', '{{1}}', '* * *');
  const paragraph = fc.record({ texts: fc.record({ ru: text, en: text }) });
  fc.assert(
    fc.property(fc.array(paragraph), (paragraphs) => {
      const story = {
        paragraphs: paragraphs.map((each) => ({ ...each, classes: [] })),
        hidden: [],
      };
      const { stored, texts } = writeStory(story);
      const named = Object.fromEntries(
        Object.entries(texts).map(([language, own]) => [language, { text: own }]),
      );
      const again = readStory({ entry: { details: { text: stored } }, texts: named });
      expect(writeStory(again)).toEqual({ stored, texts });
    }),
  );
});
