import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder, writeFiles } from '#test/temporary-folder.ts';
import { lockOutput, replaceFolder, restoreFolder, stagingFolder } from './output-folder.ts';

let parent: string;
let site: string;

beforeEach(async () => {
  parent = await createTemporaryFolder();
  site = join(parent, 'client');
});

const write = (folder: string, text: string) => writeFiles(folder, { 'index.html': text });

const published = () => readFile(join(site, 'index.html'), 'utf8');

test('publishes a first version, and replaces the previous one as a whole', async () => {
  for (const version of ['old', 'new']) {
    await write(stagingFolder(site), version);
    await replaceFolder(site);
    expect(await published()).toBe(version);
    expect(await readdir(parent)).toEqual(['client']);
    expect(await readdir(site)).toEqual(['index.html']);
    await writeFile(join(site, 'gone.html'), '');
  }
});

test.each(['before', 'between'])(
  'keeps the previous version after a kill %s the renames',
  async (moment) => {
    await write(site, 'old');
    await write(stagingFolder(site), 'new');
    if (moment === 'between') await rename(site, join(parent, '.client.previous'));
    await restoreFolder(site);
    expect(await published()).toBe('old');
    expect(await readdir(parent)).toEqual(['client']);
  },
);

test('refuses a second build into the folder at the same time', () => {
  const unlock = lockOutput(site);
  expect(() => lockOutput(site)).toThrow(`another build is running (process ${process.pid})`);
  expect(() => lockOutput(join(parent, 'other'))).not.toThrow();
  unlock();
  expect(() => lockOutput(site)).not.toThrow();
});
