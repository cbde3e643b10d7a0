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

test('it publishes the first version', async () => {
  await write(stagingFolder(site), 'new');
  await replaceFolder(site);
  expect(await published()).toBe('new');
  expect(await readdir(parent)).toEqual(['client']);
});

test('it replaces the previous version as a whole', async () => {
  await write(site, 'old');
  await writeFile(join(site, 'gone.html'), '');
  await write(stagingFolder(site), 'new');
  await replaceFolder(site);
  expect(await readdir(site)).toEqual(['index.html']);
  expect(await published()).toBe('new');
});

test('it brings the previous version back after a kill between the two renames', async () => {
  await write(site, 'old');
  await write(stagingFolder(site), 'new');
  await rename(site, join(parent, '.client.previous'));
  await restoreFolder(site);
  expect(await published()).toBe('old');
  expect(await readdir(parent)).toEqual(['client']);
});

test('it keeps the published version and drops an unfinished one', async () => {
  await write(site, 'old');
  await write(stagingFolder(site), 'half');
  await restoreFolder(site);
  expect(await published()).toBe('old');
  expect(await readdir(parent)).toEqual(['client']);
});

test('it has nothing to restore before the first build', async () => {
  await expect(restoreFolder(join(parent, 'not', 'there', 'client'))).resolves.toBeUndefined();
});

test('it refuses a second build into the folder at the same time', () => {
  const unlock = lockOutput(site);
  expect(() => lockOutput(site)).toThrow(`another build is running (process ${process.pid})`);
  expect(() => lockOutput(join(parent, 'other'))).not.toThrow();
  unlock();
  expect(() => lockOutput(site)).not.toThrow();
});
