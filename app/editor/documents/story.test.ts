import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromLines, type Paragraph, readStory, toLines, withStory, withText } from './story.ts';

const paragraph = (ru: string, en = ''): Paragraph => ({ texts: { ru, en } });

describe('a saved story', () => {
  const entry = (...content: string[]) => {
    return { details: { text: content.map((each) => ({ content: each, classes: ['r'] })) } };
  };
  const texts = {
    ru: { title: 'Река', text: { 4: 'Раз', 9: 'Два', 5: 'Спрятано' } },
    en: { text: { 9: 'Two' } },
  };
  const work = { entry: entry('{{9}}', '* * *', '{{4}}'), texts };

  test('reads placeholders in all languages', () => {
    expect(readStory(work).map((each) => each.texts)).toEqual([
      { ru: 'Два', en: 'Two' },
      { ru: '* * *', en: '' },
      { ru: 'Раз', en: '' },
    ]);
  });

  test('is numbered from 1 once it is edited, and hidden texts keep their numbers', () => {
    const [first, ...others] = readStory(work);
    const story = [withText(first as Paragraph, 'en', '2'), ...others];
    expect(withStory({ ...work, story })).toEqual({
      entry: entry('{{1}}', '* * *', '{{2}}'),
      texts: {
        ru: { title: 'Река', text: { 1: 'Два', 2: 'Раз', 5: 'Спрятано' } },
        en: { text: { 1: '2' } },
      },
    });
  });

  test('is read again as it was written', () => {
    const text = fc.constantFrom('', 'Раз', 'Два\nтри', '{{1}}', '* * *');
    const story = fc.array(fc.record({ texts: fc.record({ ru: text, en: text }) }));
    fc.assert(
      fc.property(story, (story) => {
        const written = withStory({ entry: entry(), texts: {}, story });
        expect(withStory({ ...written, story: readStory(written) })).toEqual(written);
      }),
    );
  });
});

describe('lines', () => {
  const STORY = [paragraph('Один', 'One'), paragraph('Два', 'Two'), paragraph('Три', 'Three')];

  const textsOf = (text: string) => fromLines(text, STORY).map(({ texts: { ru, en } }) => [ru, en]);

  test.each([
    ['a line is added', 'Один\nДва\nТри\nЧетыре', ['One', 'Two', 'Three', '']],
    ['a line is put in between', 'Один\nПолтора\nДва\nТри', ['One', '', 'Two', 'Three']],
    ['a line is put first', 'Ноль\nОдин\nДва\nТри', ['', 'One', 'Two', 'Three']],
    ['a line is taken out', 'Один\nТри', ['One', 'Three']],
    ['a line is rewritten', 'Один\nДвойка\nТри', ['One', 'Two', 'Three']],
    ['Enter is pressed at the end', 'Один\nДва\nТри\n', ['One', 'Two', 'Three', '']],
    ['all is erased', '', []],
  ])('keep each translation beside its paragraph when %s', (_, text, translations) => {
    expect(textsOf(text).map(([, en]) => en)).toEqual(translations);
  });

  test('show a line break within a paragraph by a sign, which can be typed too', () => {
    const poem = [paragraph('Первая\nВторая')];
    expect(toLines(poem)).toBe('Первая↵Вторая');
    expect(fromLines('Первая↵Вторая', poem)).toEqual(poem);
    expect(fromLines('Раз↵два', [])).toEqual([{ ...paragraph('Раз\nдва'), classes: ['pre-line'] }]);
  });

  test('show typed text unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('а', ' ', '\n', 'б') }), (text) => {
        expect(toLines(fromLines(text, STORY))).toBe(text);
      }),
    );
  });
});
