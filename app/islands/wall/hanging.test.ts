import { expect, test } from 'vitest';
import { measureText } from '#app/ui/measure-text.ts';
import { hang, inInches, wallHeight } from './hanging.ts';

test.each([
  [{ width: 60, height: 80 }, 115],
  [{ width: 138, height: 34 }, 138],
  [{ width: 100, height: 220 }, 45],
])('it hangs a work of %o with its lower edge at %d cm', (size, above) => {
  expect(hang(size)).toEqual({ ...size, above });
});

test('it shows a wall above the highest work', () => {
  expect(wallHeight([])).toBe(225);
  expect(wallHeight([hang({ width: 60, height: 80 }), hang({ width: 69, height: 240 })])).toBe(305);
});

test('it tells measures to a tenth, in centimetres and inches', () => {
  expect(measureText(40.5, 'ru')).toBe('40,5');
  expect(measureText(60, 'en')).toBe('60');
  expect([60, 155].map((cm) => measureText(inInches(cm), 'en'))).toEqual(['23.6', '61']);
});
