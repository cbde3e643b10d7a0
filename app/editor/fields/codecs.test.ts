import { expect, test } from 'vitest';
import { asNumbered, type Codec, LINES, NUMBER, OPTIONAL, PARAGRAPHS, VIDEOS } from './codecs.ts';

test.each<[string, Codec, string, unknown]>([
  ['no text', OPTIONAL, '', undefined],
  ['lines', LINES, 'a\r\n\n b ', ['a', ' b ']],
  ['paragraphs', PARAGRAPHS, 'a\nb\n \n\nc', ['a\nb', 'c']],
  ['numbered lines', asNumbered(LINES), 'a\nb', { 1: 'a', 2: 'b' }],
  ['a decimal comma', NUMBER, '−1,5', -1.5],
  ['no number', NUMBER, 'высокий', 'высокий'],
  ['a video page', VIDEOS, 'https://youtu.be/aB3-dE5_gH7', [expect.stringContaining('/embed/')]],
  ['no video', VIDEOS, 'ролик', ['ролик']],
])('writes %s', (_, codec, text, value) => {
  expect(codec.write(text)).toEqual(value);
});

test('reads lists and numbered texts alike', () => {
  expect(LINES.read(['a', 'b'])).toBe('a\nb');
  expect(PARAGRAPHS.read({ 1: 'a', 2: 'b' })).toBe('a\n\nb');
  expect(LINES.read(undefined)).toBe('');
});
