import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, saved } from '#test/saving.ts';

test.each<[string, string[], string]>([
  ['without a folder', [], 'Name a folder of photos'],
  ['for an option that there is not', ['--categry=sea', 'photos'], 'Name a folder of photos'],
  ['for a folder that is not there', ['other'], "There is no folder 'other'"],
])('it fails %s', async (_, args, message) => {
  const folder = await saved();
  const before = await filesIn(folder);
  const child = spawn('node', [resolve('pipeline/commands/add.ts'), ...args], {
    env: { ...process.env, CONTENT_DIR: folder },
  });
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, 'close');
  expect(output).toContain(message);
  expect(code).toBe(1);
  expect(await filesIn(folder)).toEqual(before);
});
