import { expect, test } from 'vitest';
import { allPaths } from '#catalogue/all-paths.ts';
import { pageDescriptions } from './page-descriptions.ts';
import { sampleEdition, samplePost, sampleWork } from './sample-edition.ts';

test('it describes every page that is made, and no other', () => {
  const works = [sampleWork({ id: 7 }), sampleWork({ id: 8, isListed: false })];
  const posts = [samplePost({ id: 1, date: 'май 2025' })];
  const made = allPaths({ works: works.map(({ artwork }) => artwork), posts: [{ id: 1 }] });
  const described = (['ru', 'en'] as const).flatMap((language) =>
    Object.entries(pageDescriptions(sampleEdition({ works, posts, language }))),
  );
  expect(described.map(([path]) => path).toSorted()).toEqual(made.toSorted());
  for (const [path, description] of described) expect(description, path).toMatch(/\S/);
});
