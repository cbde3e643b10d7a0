import { expect, test } from 'vitest';
import { INSET, outlineSheets, placeOfWords, SHEET, WORDS_HEIGHT } from './outline-sheets.ts';

test('it prints what fits on one sheet on one sheet', () => {
  expect(outlineSheets({ width: 16, height: 23 })).toEqual([
    { row: 1, column: 1, left: -INSET, top: -INSET },
  ]);
});

test('it takes the next sheet for a millimetre more', () => {
  expect(outlineSheets({ width: 16.1, height: 23 })).toHaveLength(2);
  expect(outlineSheets({ width: 16, height: 23.1 })).toHaveLength(2);
});

test('it leaves out the sheets on which there would be no line', () => {
  // 7 columns, 5 rows; columns 1, 4, 7 and rows 1, 3, 5 have lines.
  const sheets = outlineSheets({ width: 110, height: 110 });
  const has = (row: number, column: number) =>
    sheets.some((sheet) => sheet.row === row && sheet.column === column);
  expect(has(1, 2)).toBe(true);
  expect(has(2, 2)).toBe(false);
  expect(has(2, 4)).toBe(true);
  expect(sheets).toHaveLength(7 * 5 - 4 * 2);
});

test.each([
  [60.5, 80],
  [240, 69],
])('it covers each corner and the middle of %d × %d cm', (width, height) => {
  const sheets = outlineSheets({ width, height });
  const points = [0, width * 5, width * 10].flatMap((x) =>
    [0, height * 5, height * 10].map((y) => [x, y] as const),
  );
  for (const [x, y] of points) {
    const covers = sheets.some(
      ({ left, top }) =>
        x >= left && x <= left + SHEET.width && y >= top && y <= top + SHEET.height,
    );
    expect(covers, `${x}, ${y}`).toBe(true);
  }
});

test.each([
  [10, 10],
  [17.5, 24.5],
  [34, 138],
  [240, 69],
])('it writes beside the lines of %d × %d cm, on every sheet', (width, height) => {
  const size = { width, height };
  for (const sheet of outlineSheets(size)) {
    const place = placeOfWords(sheet, size);
    expect(place.width).toBeGreaterThan(50);
    expect(place.x).toBeGreaterThan(sheet.left);
    expect(place.x + place.width).toBeLessThan(sheet.left + SHEET.width);
    for (const line of [0, width * 5, width * 10]) {
      expect(line > place.x && line < place.x + place.width, `${line}`).toBe(false);
    }
    for (const line of [0, height * 5, height * 10]) {
      expect(line > place.y && line < place.y + WORDS_HEIGHT, `${line}`).toBe(false);
    }
  }
});
