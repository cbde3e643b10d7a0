import { expect, test } from 'vitest';
import { translatePhrase, vocabularyOf } from './vocabulary.ts';

const vocabulary = vocabularyOf('en', {
  Крым: 'Crimea',
  Минск: 'Minsk',
  Королёв: 'Korolyov',
  'Ростов-на-Дону': 'Rostov-on-Don',
  июнь: 'June',
  бумага: 'paper',
  'рисовая бумага': 'rice paper',
  'бумага, тушь': 'ink on paper',
  тушь: 'ink',
  холст: 'canvas',
  масло: 'oil',
  чёрный: 'black',
  'х/м': 'oil on canvas',
  'бум.': 'paper',
  на: 'on',
  сепия: ' ',
});

test.each<[rule: string, russian: string, english: string]>([
  ['lets a phrase hold a comma', 'бумага, тушь', 'ink on paper'],
  ['ignores upper and lower case', 'крым, ИЮНЬ', 'Crimea, June'],
  ['takes е for ё', 'черный', 'black'],
  ['reads a phrase with a slash', 'х/м', 'oil on canvas'],
  ['reads an abbreviation with its full stop', 'бум., тушь', 'paper, ink'],
  ['drops the mark of a year', 'июнь 2019 г., Минск', 'June 2019, Minsk'],
  ['drops the mark of a town', 'г. Минск', 'Minsk'],
  ['reads a compound as one word', 'Ростов-на-Дону', 'Rostov-on-Don'],
])('%s: %j', (_, russian, english) => {
  expect(translatePhrase(vocabulary, russian)).toEqual({ text: english, unknown: [] });
});

test.each<[rule: string, russian: string, text: string, unknown: string[]]>([
  ['stay and are reported', 'картон, масло', 'картон, oil', ['картон']],
  ['may contain a known word', 'маслом, замасло', 'маслом, замасло', ['маслом', 'замасло']],
  ['may have a translation that is empty', 'сепия', 'сепия', ['сепия']],
  ['include the г of grams', 'бумага 300 г/м2', 'paper 300 г/м2', ['г', 'м']],
])('unknown words %s: %j', (_, russian, text, unknown) => {
  expect(translatePhrase(vocabulary, russian)).toEqual({ text, unknown });
});

test('reads special characters of a phrase literally', () => {
  const special = vocabularyOf('en', { '(б.м.)': 'n.p.', цена: '$& $1' });
  expect(translatePhrase(special, '(б.м.) бxмx, цена').text).toBe('n.p. бxмx, $& $1');
});
