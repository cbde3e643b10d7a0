import { expect, test } from 'vitest';
import { INSET, outlineSheets, SHEET } from './print-outline.ts';

test('prints a small outline on one sheet, and adds one for a millimetre more', () => {
  const [sheet, ...others] = outlineSheets({ width: 16, height: 21.2 });
  expect(sheet).toEqual({ row: 1, column: 1, left: -INSET, top: -INSET });
  expect(others).toEqual([]);
  expect(outlineSheets({ width: 16.1, height: 21.2 })).toHaveLength(2);
  expect(outlineSheets({ width: 16, height: 21.3 })).toHaveLength(2);
});

test('omits sheets without a line', () => {
  // 7 columns, 5 rows; columns 1, 4, 7 and rows 1, 3, 5 have lines.
  const sheets = outlineSheets({ width: 110, height: 100 });
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
])('covers each corner and the middle of %d × %d cm', (width, height) => {
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
