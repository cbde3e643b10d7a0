import { expect, test } from 'vitest';
import { HEROES } from './hero.ts';

test('it paints an upright companion of each hero, named after it', () => {
  const files = Object.keys(HEROES);
  const wide = files.filter((file) => !file.endsWith('-portrait.jpg'));
  expect(wide).toHaveLength(3);
  expect(files.toSorted()).toEqual(
    wide.flatMap((file) => [file, file.replace('.jpg', '-portrait.jpg')]).toSorted(),
  );
});
