import fs from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Change } from '#catalogue/change/apply-change.ts';
import { postsIn, workWithTexts } from '#catalogue/change/folder-json.ts';
import type { Problem } from '#catalogue/check/finding.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { failure, filesIn, lake, plainPhoto, saved } from '#test/saving.ts';
import { readCollection } from './check-change.ts';
import { type SaveOutcome, saveChange, undoChange } from './save-change.ts';
import { writeFiles } from './write-files.ts';

afterEach(() => vi.restoreAllMocks());

/** Fails instead of the steps with these numbers. */
function failSteps(
  step: 'writeFile' | 'rename',
  code: string,
  isMeant: (index: number) => boolean,
) {
  const take = fs[step] as (...args: unknown[]) => Promise<void>;
  let count = 0;
  return vi.spyOn(fs, step).mockImplementation((...args: unknown[]) => {
    return isMeant(count++) ? Promise.reject(failure(code)) : take(...args);
  });
}

async function river(folder: string) {
  const stored = workWithTexts((await readCollection(folder)).folder.json, 2);
  if (!stored) throw new Error('The fixture has no river');
  return stored;
}

async function deletion(folder: string): Promise<SaveOutcome> {
  const base = await river(folder);
  return saveChange(folder, () => ({ change: [{ kind: 'work', base, value: null }] }));
}

const SAVINGS: Readonly<Record<string, (folder: string) => Promise<SaveOutcome>>> = {
  'an edit of a work': async (folder) => {
    const base = await river(folder);
    const photo = await plainPhoto('#fff');
    const images = ['river-close.jpg', 'blik.jpg'];
    const paths = ['images/gallery/new.jpg', 'images/gallery/details/blik.jpg'];
    const details = { ...base.entry.details, images, text: [{ content: '{{1}} {{2}}' }] };
    const texts = { title: 'Река', text: { 1: 'Утро.', 2: 'Вечер.' }, imagesAlt: ['', 'Блик'] };
    const value = {
      entry: { ...base.entry, category: 'animals', src: 'new.jpg', details },
      texts: { ...base.texts, ru: texts },
    };
    const photos = new Map(paths.map((path) => [path, async () => photo]));
    return saveChange(folder, () => ({ change: [{ kind: 'work', base, value }], photos }));
  },
  'a new post about a new work': async (folder) => {
    const value = lake({ details: { images: ['glint.jpg'] } });
    const [post] = postsIn((await readCollection(folder)).folder.json);
    if (!post) throw new Error('The fixture has no post');
    const about = { ...post, id: 2, image: 'new.jpg', works: [3] };
    const change: Change = [
      { kind: 'work', base: null, value },
      { kind: 'post', base: null, value: about },
    ];
    const names = ['gallery/ozero-3', 'gallery/details/glint', 'news/new'];
    const photos = names.map((name) => [`images/${name}.jpg`, () => plainPhoto()] as const);
    return saveChange(folder, () => ({ change, photos: new Map(photos) }));
  },
  'other photos of the site': async (folder) => {
    const base = { 'site.json': { hero: ['one.jpg', 'two.jpg', 'three.jpg'] } };
    const value = { 'site.json': { hero: ['new.jpg'] } };
    const photos = new Map([['images/hero/new.jpg', () => plainPhoto('#fff')]]);
    return saveChange(folder, () => ({ change: [{ kind: 'texts', base, value }], photos }));
  },
  'a deletion': deletion,
  'a deletion taken back': async (folder) => {
    await deletion(folder);
    return undoChange(folder);
  },
};

test.each(Object.entries(SAVINGS))(
  'wherever %s is cut off, the folder passes the check, and so it does after an undo',
  async (_, saving) => {
    // Only renames change the artist's files.
    const counted = failSteps('rename', '', () => false);
    await saving(await saved());
    const steps = counted.mock.calls.length;
    expect(steps).toBeGreaterThan(3);
    for (let stop = 0; stop < steps; stop += 1) {
      const folder = await saved();
      vi.restoreAllMocks();
      failSteps('rename', 'EIO', (index) => index >= stop);
      await expect(saving(folder)).rejects.toThrow('EIO');
      vi.restoreAllMocks();
      expect((await loadContent(folder)).problems.filter(isError)).toEqual([]);
      await undoChange(folder);
      expect((await loadContent(folder)).problems.filter(isError)).toEqual([]);
    }
  },
);

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

test('a full disk changes no file', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  failSteps('writeFile', 'ENOSPC', (index) => index === 2);
  await expect(deletion(folder)).rejects.toThrow('ENOSPC');
  expect(await filesIn(folder)).toEqual(before);
});

test('a busy file is replaced when it is free again, and named when it is not', async () => {
  const folder = await saved();
  failSteps('rename', 'EPERM', (index) => index < 2);
  expect((await deletion(folder)).status).toBe('saved');
  failSteps('rename', 'EPERM', () => true);
  const change = { file: 'gallery.json', content: '[]' };
  await expect(writeFiles(folder, [change])).rejects.toMatchObject({
    code: 'EPERM',
    path: join(folder, 'gallery.json'),
  });
});
