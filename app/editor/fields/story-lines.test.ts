import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Paragraph } from '#app/editor/documents/story.ts';
import { fromLines, toLines } from './story-lines.ts';

const paragraph = (ru: string, en = ''): Paragraph => ({ texts: { ru, en }, classes: [] });
const STORY = [paragraph('Один', 'One'), paragraph('Два', 'Two'), paragraph('Три', 'Three')];

const told = (text: string) => fromLines(text, STORY).map(({ texts: { ru, en } }) => [ru, en]);

test.each([
  ['a line is added', 'Один\nДва\nТри\nЧетыре', ['One', 'Two', 'Three', '']],
  ['a line is put in between', 'Один\nПолтора\nДва\nТри', ['One', '', 'Two', 'Three']],
  ['a line is put first', 'Ноль\nОдин\nДва\nТри', ['', 'One', 'Two', 'Three']],
  ['a line is taken out', 'Один\nТри', ['One', 'Three']],
  ['a line is rewritten', 'Один\nДвойка\nТри', ['One', 'Two', 'Three']],
  ['Enter is pressed at the end', 'Один\nДва\nТри\n', ['One', 'Two', 'Three', '']],
  ['all is erased', '', []],
])('it keeps each translation beside its paragraph when %s', (_, text, translations) => {
  expect(told(text).map(([, en]) => en)).toEqual(translations);
});

test('it shows a line break within a paragraph by a mark, which can be typed too', () => {
  const poem = [paragraph('Первая\nВторая')];
  expect(toLines(poem)).toBe('Первая↵Вторая');
  expect(fromLines('Первая↵Вторая', poem)).toEqual(poem);
  expect(fromLines('Раз↵два', [])).toEqual([paragraph('Раз\nдва')]);
});

test('it shows again what was typed, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('а', ' ', '\n', 'б') }), (text) => {
      expect(toLines(fromLines(text, STORY))).toBe(text);
    }),
  );
});
