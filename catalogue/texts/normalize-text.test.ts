import { expect, test } from 'vitest';
import { normalizeSpaces, normalizeText, suspectCharacters } from './normalize-text.ts';

test.each<[string, string, string?]>([
  ['joiners inside a Cyrillic word', 'ма\u200Dс\u200Cло', 'масло'],
  ['a Unicode form', 'Зимний'.normalize('NFD'), 'Зимний'],
  ['a line break of Word', 'раз\vдва', 'раз\nдва'],
  ['other line breaks', 'раз\r\nдва\rтри\u2028четыре', 'раз\nдва\nтри\nчетыре'],
  ['direction marks beside left-to-right letters', '\u200E+375\u200F', '+375'],
  ['an override of the direction', 'Ре\u202Eка', 'Река'],
  // These stay as they are.
  ['no-break spaces', '10\u00A0000\u202Fкм'],
  ['tabs and line breaks', 'Река\n\tу леса'],
  ['a joined emoji', '👩\u200D🎨 👩🏽\u200D🎨 ❤\uFE0F\u200D🔥'],
  ['joiners of Persian and Hindi', 'می\u200Cخواهم क्\u200Dष'],
  ['direction marks beside Hebrew', 'שלום\u200F!'],
])('normalizes %s', (_, text, expected = text) => {
  expect(normalizeText(text)).toBe(expected);
});

test.each([
  ['холст,\u00A0масло', 'холст, масло'],
  ['60\u202F×\u200980\u2007см', '60 × 80 см'],
])('makes every space of the line %j a plain one', (text, expected) => {
  expect(normalizeSpaces(text)).toBe(expected);
});

test.each([
  ['а\u202Eб\vв', [{ code: 'U+202E', precedingText: 'а' }]],
  ['\uE000', [{ code: 'U+E000', precedingText: '' }]],
  ['а\u00ADб\u200B\u00A0\r\n\t', []],
])('reports the suspect characters of %j', (text, expected) => {
  expect(suspectCharacters(text)).toEqual(expected);
});
