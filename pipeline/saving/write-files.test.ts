import fs from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Change } from '#catalogue/change/apply-change.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import { plainPhoto } from '#test/content.fixture.ts';
import { failure, filesIn, newFolder, readRiver, save } from '#test/saving.ts';
import { type SaveOutcome, undoChange } from './save-change.ts';
import { writeFiles } from './write-files.ts';

afterEach(() => vi.restoreAllMocks());

function failSteps(step: 'writeFile' | 'rename', code: string, fails: (index: number) => boolean) {
  const original = fs[step] as (...args: unknown[]) => Promise<void>;
  let count = 0;
  return vi.spyOn(fs, step).mockImplementation((...args: unknown[]) => {
    return fails(count++) ? Promise.reject(failure(code)) : original(...args);
  });
}

async function deletion(folder: string): Promise<SaveOutcome> {
  return save(folder, [{ kind: 'work', base: await readRiver(folder), value: null }]);
}

const SAVES: Readonly<Record<string, (folder: string) => Promise<SaveOutcome>>> = {
  'an edit of a work': async (folder) => {
    const base = await readRiver(folder);
    const photo = await plainPhoto('#fff');
    const images = ['river-close.jpg', 'blik.jpg'];
    const details = { ...base.entry.details, images, text: [{ content: '{{1}} {{2}}' }] };
    const ru = { title: 'Река', text: { 1: 'Утро.', 2: 'Вечер.' }, imagesAlt: ['', 'Блик'] };
    const entry = { ...base.entry, category: 'animals', src: 'new.jpg', details };
    const change: Change = [{ kind: 'work', base, value: { entry, texts: { ...base.texts, ru } } }];
    const photos = { 'images/gallery/new.jpg': photo, 'images/gallery/details/blik.jpg': photo };
    return save(folder, change, photos);
  },
  'a deletion that is undone': async (folder) => {
    await deletion(folder);
    return undoChange(folder);
  },
};

async function expectSound(folder: string): Promise<void> {
  const { problems } = await loadContent(folder);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
}

test.each(Object.entries(SAVES))(
  'wherever %s is cut off, the folder passes the check, and so it does after an undo',
  async (_, run) => {
    // Only renames change the artist's files. The first run counts them and lets none fail.
    const counted = failSteps('rename', '', () => false);
    await run(await newFolder());
    const steps = counted.mock.calls.length;
    expect(steps).toBeGreaterThan(3);
    for (let stop = 0; stop < steps; stop += 1) {
      const folder = await newFolder();
      vi.restoreAllMocks();
      failSteps('rename', 'EIO', (index) => index >= stop);
      await expect(run(folder)).rejects.toThrow('EIO');
      vi.restoreAllMocks();
      await expectSound(folder);
      await undoChange(folder);
      await expectSound(folder);
    }
  },
);

test('a full disk changes no file', async () => {
  const folder = await newFolder();
  const before = await filesIn(folder);
  failSteps('writeFile', 'ENOSPC', (index) => index === 2);
  await expect(deletion(folder)).rejects.toThrow('ENOSPC');
  expect(await filesIn(folder)).toEqual(before);
});

test('a busy file is replaced when it is free again, and named when it is not', async () => {
  const folder = await newFolder();
  failSteps('rename', 'EPERM', (index) => index < 2);
  expect((await deletion(folder)).status).toBe('saved');
  failSteps('rename', 'EPERM', () => true);
  const change = { file: 'gallery.json', content: '[]' };
  await expect(writeFiles(folder, [change])).rejects.toMatchObject({
    code: 'EPERM',
    path: join(folder, 'gallery.json'),
  });
});
