import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COLLECTION } from './collection.ts';
import { CATEGORIES, COMPOSITIONS } from './collection-item.ts';

test('it paints every work of the sample, under the same file and category', () => {
  const gallery = new URL('../content/gallery.json', import.meta.url);
  const entries: { id: number; category: string; src: string }[] = JSON.parse(
    readFileSync(gallery, 'utf8'),
  );
  const hung = entries.map(({ id, category, src }) => ({ id, category, src }));
  expect(hung).toEqual(COLLECTION.map(({ id, category, src }) => ({ id, category, src })));
});

test.each(CATEGORIES)('it uses all of its compositions of %s, five at least', (category) => {
  expect(COMPOSITIONS[category].length).toBeGreaterThanOrEqual(5);
  const painted = new Set(
    COLLECTION.filter((item) => item.category === category).map(({ composition }) => composition),
  );
  expect(painted.size).toBe(COMPOSITIONS[category].length);
});
