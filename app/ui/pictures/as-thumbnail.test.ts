import { expect, test } from 'vitest';
import { asThumbnail } from './as-thumbnail.ts';

const widths = [240, 700, 1080, 1500, 2000];
const photo = (width: number, height: number) => ({
  ...{ name: 'river-0123456789', colour: '#ffffff', widths },
  ...{ width, height },
});

test.each([
  ['a scroll', 500, 2000, [240, 700, 1080]],
  ['a picture that is wider by half', 3600, 2000, [240, 700, 1080, 1500]],
  ['a panorama', 6000, 2000, widths],
])('%s keeps the files up to the first that fills its place', (_, width, height, expected) => {
  expect(asThumbnail(photo(width, height))).toEqual({ ...photo(width, height), widths: expected });
});
