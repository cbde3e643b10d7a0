import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CATEGORIES } from '../catalogue/works/categories.ts';
import { checkContent } from '../pipeline/content/check-content.ts';
import { makeCollection } from './made-collection.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'made-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('it makes a sound folder of distinct works, evenly over the categories', async () => {
  const folder = await temporaryFolder();
  await makeCollection({ folder, works: 24, photos: 'small' });
  const cacheDir = await temporaryFolder();
  const options = { cacheDir, quality: 'working', makePictures: false } as const;
  const checked = await checkContent(folder, options);
  if (checked.status === 'faulty') throw new Error(checked.problems[0]?.message);
  const { works } = checked.content;
  expect(works.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, at) => 24 - at));
  for (const category of CATEGORIES) {
    expect(works.filter((work) => work.category === category)).toHaveLength(3);
  }
  const names = works.map(({ src }) => checked.photoOf('gallery', src).name);
  expect(new Set(names).size).toBe(24);
}, 30_000);
