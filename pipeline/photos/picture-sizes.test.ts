import { expect, test } from 'vitest';
import { PHOTO_ROLES } from '#catalogue/photo.ts';
import { PICTURE_WIDTHS_PX, unitedWidths, widthsFor } from './picture-sizes.ts';

test.each([
  [{ width: 4000, height: 3000 }, [360, 700, 1080, 1600, 2400]],
  [{ width: 2400, height: 1800 }, [360, 700, 1080, 1600, 2400]],
  [{ width: 1500, height: 1000 }, [360, 700, 1080, 1500]],
  [{ width: 700, height: 900 }, [360, 700]],
  [{ width: 120, height: 90 }, [120]],
])('gives %o at its role’s widths and never above its own', (original, widths) => {
  expect(widthsFor('gallery', original)).toEqual(widths);
});

test('leaves out pictures of a hanging scroll that no screen can show', () => {
  expect(widthsFor('gallery', { width: 3000, height: 24000 })).toEqual([360, 700, 1080]);
});

test('keeps the smallest picture of the longest scroll', () => {
  expect(widthsFor('gallery', { width: 1000, height: 100_000 })).toEqual([360]);
});

test.each(PHOTO_ROLES)('lists the widths of %s in ascending order', (role) => {
  const widths: readonly number[] = PICTURE_WIDTHS_PX[role];
  expect(widths).toEqual(widths.toSorted((one, other) => one - other));
});

test('unites the widths of several roles without repeating one', () => {
  const original = { width: 1000, height: 800 };
  expect(unitedWidths(['gallery', 'categories'], original)).toEqual([350, 360, 700, 1000]);
});
