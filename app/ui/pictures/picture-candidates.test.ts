import { expect, test } from 'vitest';
import { pictureSources } from './picture-candidates.ts';

const photo = (name: string, widths: readonly number[]) => ({
  ...{ name, widths, width: 2000, height: 1000, colour: '#ffffff' },
});
const whole = { photo: photo('sea', [240, 360]), sizes: '100vw' };
const ofWhole = {
  type: 'image/avif',
  srcSet: '/images/sea-240.avif 240w, /images/sea-360.avif 360w',
  sizes: '100vw',
};

test('shows the tall photo where the window is upright', () => {
  const tall = { photo: photo('mast', [540]), sizes: '60vw' };
  expect(pictureSources({ ...whole, tall })).toEqual([
    {
      media: '(aspect-ratio <= 2/3)',
      ...{ type: 'image/avif', srcSet: '/images/mast-540.avif 540w', sizes: '60vw' },
    },
    ofWhole,
  ]);
});
