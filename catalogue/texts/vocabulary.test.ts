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

test.each<[rule: string, russian: string, english: string, unknown?: string[]]>([
  ['lets a phrase hold a comma', 'бумага, тушь', 'ink on paper'],
  ['ignores upper and lower case', 'крым, ИЮНЬ', 'Crimea, June'],
  ['takes е for ё', 'черный', 'black'],
  ['reads a phrase with a slash', 'х/м', 'oil on canvas'],
  ['reads an abbreviation with its full stop', 'бум., тушь', 'paper, ink'],
  ['drops the mark of a year', 'июнь 2019 г., Минск', 'June 2019, Minsk'],
  ['drops the mark of a town', 'г. Минск', 'Minsk'],
  ['reads a compound as one word', 'Ростов-на-Дону', 'Rostov-on-Don'],
  ['keeps unknown words, and reports them', 'картон, масло', 'картон, oil', ['картон']],
  ['translates no part of a word', 'маслом, замасло', 'маслом, замасло', ['маслом', 'замасло']],
  ['takes no empty translation', 'сепия', 'сепия', ['сепия']],
  ['keeps the г of grams', 'бумага 300 г/м2', 'paper 300 г/м2', ['г', 'м']],
])('%s: %j', (_, russian, english, unknown = []) => {
  expect(translatePhrase(vocabulary, russian)).toEqual({ text: english, unknown });
});

test('reads special characters of a phrase literally', () => {
  const special = vocabularyOf('en', { '(б.м.)': 'n.p.', цена: '$& $1' });
  expect(translatePhrase(special, '(б.м.) бxмx, цена').text).toBe('n.p. бxмx, $& $1');
});
