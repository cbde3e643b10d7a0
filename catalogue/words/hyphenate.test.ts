import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';
import type { Language } from './language.ts';

/** A soft hyphen, as the tables below show it. */
const shown = (text: string) => text.replaceAll('\u00ad', '|');

test.each([
  ['ru', 'Библиотечный кот', 'Биб|лио|теч|ный кот'],
  ['ru', 'в\u00a0можжевельнике', 'в\u00a0мож|же|вель|нике'],
  ['en', 'Pomegranates in a bowl', 'Pome|gran|ates in a bowl'],
] as const)('in %s it lets the long words of %j part', (language, text, parted) => {
  expect(shown(hyphenate(text, language))).toBe(parted);
});

test.each([
  ['ru', 'Рыбачки у реки'],
  ['ru', 'Кое-кто из-за реки'],
  ['ru', 'https://example.org'],
  ['en', 'Two foxes and a heron'],
  ['en', ''],
] as const)('in %s it leaves %j alone', (language, text) => {
  expect(hyphenate(text, language)).toBe(text);
});

const letters = fc.array(
  fc.constantFrom(...'абвгдеёжийклмнопрстуьъыэюяАЯabcdefghyz -—,«»5\u00a0'),
  {
    maxLength: 40,
  },
);

test.each<Language>(['ru', 'en'])('in %s it changes no letter, and loses none', (language) => {
  fc.assert(
    fc.property(letters, (signs) => {
      const text = signs.join('');
      const parted = hyphenate(text, language);
      expect(parted.replaceAll('\u00ad', '')).toBe(text);
      for (const [word] of parted.matchAll(/[\p{L}\u00ad]*\u00ad[\p{L}\u00ad]*/gu)) {
        expect(word).toMatch(/^\p{L}{3}.*\p{L}{3}$/u);
      }
    }),
  );
});
