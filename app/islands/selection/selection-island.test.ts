import { expect, test } from 'vitest';
import { wallWidth } from './selection-island.tsx';

const photo = { name: 'a', width: 600, height: 800, colour: '#888888', widths: [600] };

test.each([
  ['холст, масло, 60×80 см', 'бумага, 30×40 см'],
  ['canvas, oil, 60×80 cm', 'paper, 300×400 mm'],
])('adds up the widths of %s', (one, other) => {
  const works = [one, other].map((fact) => ({ facts: [fact, 'Минск, 2019'], photo }));
  expect(wallWidth(works)).toEqual({ bare: 90, spaced: 110, unknown: 0 });
});

test('counts works without a size, or with one that contradicts the photo', () => {
  const rows = [['тушь'], ['холст, 80×60 см'], ['холст, 60×80 см']];
  const works = rows.map((facts) => ({ facts, photo }));
  expect(wallWidth(works)).toEqual({ bare: 60, spaced: 60, unknown: 2 });
  expect(wallWidth([])).toEqual({ bare: 0, spaced: 0, unknown: 0 });
});
