import { expect, test } from 'vitest';
import { fromText, NUMBERED, toText } from './list-text.ts';

test('it keeps the lines of a paragraph, and leaves out what is empty', () => {
  const text = 'Первый,\nдве строки.\n\n\n \nВторой.\n';
  expect(fromText(text, 'paragraphs')).toEqual(['Первый,\nдве строки.', 'Второй.']);
  expect(fromText('раз\n\n два \n', 'lines')).toEqual(['раз', 'два']);
});

test.each(['lines', 'paragraphs'] as const)('it reads back what it has written: %s', (between) => {
  const list = ['раз', 'два'];
  expect(fromText(toText(list, between), between)).toEqual(list);
});

test('it numbers a list from 1', () => {
  expect(NUMBERED.write(['а', 'б'])).toEqual({ 1: 'а', 2: 'б' });
  expect(NUMBERED.read({ 1: 'а', 2: 'б' })).toEqual(['а', 'б']);
  expect(NUMBERED.read(undefined)).toEqual([]);
});
