import { expect, test } from 'vitest';
import { closeUpWidth, widthsFor } from './picture-sizes.ts';

test.each([
  [{ width: 4000, height: 3000 }, [240, 360, 440, 540, 700, 880, 1080, 1500, 2000]],
  [{ width: 1100, height: 700 }, [240, 360, 440, 540, 700, 880, 1100]],
  [{ width: 120, height: 90 }, [120]],
  [{ width: 3000, height: 4000 }, [240, 360, 440, 540, 700, 880, 1080, 1650]],
  [{ width: 3000, height: 24_000 }, [240, 360, 440, 540, 700, 880, 1080]],
  [{ width: 1000, height: 100_000 }, [240]],
  // At 1:4 a work can be unrolled, at 1:3 not.
  [{ width: 1000, height: 4060 }, [240, 360, 440, 540, 700, 880, 1000]],
  [{ width: 1000, height: 3000 }, [240, 360, 440, 540, 733]],
])('gives %o at its role’s widths and never above its own', (original, widths) => {
  expect(widthsFor('gallery', original)).toEqual(widths);
});

test.each([
  ['as wide as the artist allows', { width: 6000, height: 4500 }, 3600, 3600],
  ['as high as the artist allows', { width: 4500, height: 6000 }, 3600, 2700],
  ['missing where it would be hardly larger', { width: 2100, height: 1500 }, 3600, undefined],
  ['missing for a narrow scroll', { width: 3000, height: 24_000 }, 3600, undefined],
  ['missing if the artist sets no size', { width: 6000, height: 4500 }, undefined, undefined],
])('the close-up is %s', (_, original, longestSidePx, width) => {
  expect(closeUpWidth(original, longestSidePx)).toBe(width);
});
