import { expect, test } from 'vitest';
import { asThumbnail, pictureSources } from './picture.tsx';

const photo = (name: string, widths: readonly number[], width = 2000, height = 1000) => ({
  ...{ name, widths, width, height, colour: '#ffffff' },
});
const whole = { photo: photo('sea', [240, 360]), sizes: '100vw' };

test('shows the tall photo where the window is upright', () => {
  const tall = { photo: photo('mast', [540]), sizes: '60vw' };
  expect(pictureSources({ ...whole, tall })).toEqual([
    {
      media: '(aspect-ratio <= 2/3)',
      ...{ type: 'image/avif', srcSet: '/images/mast-540.avif 540w', sizes: '60vw' },
    },
    {
      type: 'image/avif',
      srcSet: '/images/sea-240.avif 240w, /images/sea-360.avif 360w',
      sizes: '100vw',
    },
  ]);
});

const widths = [240, 700, 1080, 1500, 2000];

test.each([
  ['a scroll', 500, 2000, [240, 700, 1080]],
  ['a picture that is wider by half', 3600, 2000, [240, 700, 1080, 1500]],
  ['a panorama', 6000, 2000, widths],
])('%s keeps the files up to the first that fills its size', (_, width, height, expected) => {
  expect(asThumbnail(photo('river', widths, width, height)).widths).toEqual(expected);
});
