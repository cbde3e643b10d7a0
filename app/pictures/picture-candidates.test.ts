import { expect, test } from 'vitest';
import { pictureCandidates, pictureSources } from './picture-candidates.ts';

const photo = (name: string, widths: readonly number[]) => ({
  ...{ name, widths, width: 2000, height: 1000, colour: '#ffffff' },
});

const widthsIn = (candidates: string) =>
  [...candidates.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

test('it names every width in AVIF, and in JPEG the widest and those that are much narrower', () => {
  const river = photo('river-0123456789', [240, 360, 440, 540, 700]);
  expect(pictureCandidates(photo('river-0123456789', [240, 360]), 'avif')).toBe(
    '/images/river-0123456789-240.avif 240w, /images/river-0123456789-360.avif 360w',
  );
  expect(widthsIn(pictureCandidates(river, 'avif'))).toEqual(river.widths);
  expect(widthsIn(pictureCandidates(river, 'jpg'))).toEqual([360, 700]);
  expect(widthsIn(pictureCandidates(photo('river', [240, 360]), 'jpg'))).toEqual([360]);
  expect(widthsIn(pictureCandidates(photo('river', [700, 1280, 1920, 2560]), 'jpg'))).toEqual([
    700, 1280, 2560,
  ]);
});

test('a browser looks at the tall pictures first, in either format, where the window is upright', () => {
  const whole = { photo: photo('sea', [700]), sizes: '100vw' };
  const tall = { photo: photo('mast', [540]), sizes: '60vw' };
  const upright = { media: '(aspect-ratio <= 2/3)', sizes: '60vw' };
  expect(pictureSources({ ...whole, tall })).toEqual([
    { ...upright, type: 'image/avif', srcSet: '/images/mast-540.avif 540w' },
    { ...upright, srcSet: '/images/mast-540.jpg 540w' },
    { type: 'image/avif', srcSet: '/images/sea-700.avif 700w', sizes: '100vw' },
  ]);
  expect(pictureSources(whole)).toHaveLength(1);
});
