import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workWithTexts } from '#catalogue/change/folder-json.ts';
import { loadContent } from '#pipeline/folder/check-content.ts';
import type { Problem } from '#pipeline/problem.ts';
import { failure, fileSystem, filesIn, plainPhoto, saved } from '#test/saving.ts';
import { readCollection } from './collection.ts';
import { type SaveOutcome, saveChange, undoChange } from './save-change.ts';
import { type FileSystem, writeFiles } from './write-files.ts';

async function river(folder: string) {
  const stored = workWithTexts((await readCollection(folder)).folder.json, 2);
  if (!stored) throw new Error('The fixture has no river');
  return stored;
}

type Saving = (folder: string, fs?: FileSystem) => Promise<SaveOutcome>;

const deletion: Saving = async (folder, fs) => {
  const base = await river(folder);
  return saveChange(folder, () => ({ change: [{ kind: 'work', base, value: null }] }), fs);
};

const SAVINGS: Readonly<Record<string, Saving>> = {
  'an edit of a work': async (folder, fs) => {
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
    return saveChange(folder, () => ({ change: [{ kind: 'work', base, value }], photos }), fs);
  },
  'a deletion': deletion,
  'a deletion taken back': async (folder, fs) => {
    await deletion(folder);
    return undoChange(folder, fs);
  },
};

test.each(Object.entries(SAVINGS))(
  'wherever %s is cut off, the folder passes the check, and so it does after an undo',
  async (_, saving) => {
    let steps = 0;
    const counting = fileSystem((_, step) => {
      if (step === 'rename') steps += 1;
    });
    await saving(await saved(), counting);
    // Only renames change the artist's files.
    const stops = Array.from({ length: steps }, async (_, stop) => {
      const folder = await saved();
      let left = stop;
      const killed = fileSystem((_, step) => {
        if (left === 0) throw failure('EIO');
        if (step === 'rename') left -= 1;
      });
      await expect(saving(folder, killed)).rejects.toThrow('EIO');
      expect((await loadContent(folder)).problems.filter(isError)).toEqual([]);
      await undoChange(folder);
      expect((await loadContent(folder)).problems.filter(isError)).toEqual([]);
    });
    await Promise.all(stops);
  },
);

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

test('a full disk changes no file', async () => {
  const folder = await saved();
  const before = await filesIn(folder);
  let opened = 0;
  const full = fileSystem((_, step) => {
    if (step !== 'open') return;
    opened += 1;
    if (opened === 3) throw failure('ENOSPC');
  });
  await expect(deletion(folder, full)).rejects.toThrow('ENOSPC');
  expect(await filesIn(folder)).toEqual(before);
});

test('a busy file is replaced when it is free again, and named when it is not', async () => {
  const folder = await saved();
  const busy = (times: number) => {
    let left = times;
    return fileSystem((_, step) => {
      if (step === 'rename' && left-- > 0) throw failure('EPERM');
    });
  };
  expect((await deletion(folder, busy(2))).status).toBe('saved');
  await mkdir(join(folder, '.saving'), { recursive: true });
  const change = { file: 'gallery.json', content: '[]' };
  await expect(writeFiles(folder, [change], busy(Number.POSITIVE_INFINITY))).rejects.toMatchObject({
    code: 'EPERM',
    path: join(folder, 'gallery.json'),
  });
});
