import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { lockOutput, restoreFolder, stagingFolder } from './output-folder.ts';

let parent: string;
let site: string;

beforeEach(async () => {
  parent = await createTemporaryFolder();
  site = join(parent, 'client');
});

const write = (folder: string, text: string) => writeFiles(folder, { [`${text}.html`]: '' });

test.each(['before', 'between'])('keeps the site after a kill %s the renames', async (moment) => {
  await write(site, 'old');
  await write(stagingFolder(site), 'new');
  if (moment === 'between') await rename(site, join(parent, '.client.previous'));
  await restoreFolder(site);
  expect(await readdir(parent)).toEqual(['client']);
  expect(await readdir(site)).toEqual(['old.html']);
});

test('refuses a second build into the folder at the same time', () => {
  const unlock = lockOutput(site);
  expect(() => lockOutput(site)).toThrow(`Another build is running (process ${process.pid})`);
  expect(() => lockOutput(join(parent, 'other'))).not.toThrow();
  unlock();
  expect(() => lockOutput(site)).not.toThrow();
});
