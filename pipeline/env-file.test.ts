import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

const PRELOAD = pathToFileURL(resolve('pipeline/needed-node.js')).href;

async function run(file: string, content: string | Buffer) {
  const cwd = await createTemporaryFolder({ 'node_modules/.keep': '' });
  await writeFile(join(cwd, file), content);
  const { CONTENT_DIR: _, ...environment } = process.env;
  const args = ['--import', PRELOAD, '-p', 'process.env.CONTENT_DIR + process.env.PORT'];
  const env = { ...environment, PORT: '6000' };
  return spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
}

const UTF_8 = "# Settings\r\nCONTENT_DIR='../елена'\r\nPORT=5000\r\n";
const UTF_16 = Buffer.from(`\uFEFF${UTF_8}`, 'utf16le');

test.each([
  ['UTF-8 with a byte order mark', `\uFEFF${UTF_8}`],
  ['UTF-16', UTF_16],
  ['UTF-16 without a byte order mark', UTF_16.subarray(2)],
])('reads .env in %s, and prefers what the shell has set', async (_, content) => {
  expect((await run('.env', content)).stdout).toBe('../елена6000\n');
});

test.each([
  ['.env', '# x\nCONTENTDIR=../elena', /Line 2 of '\.env' is not understood/],
  ['.env', Buffer.from('CONTENT_DIR=../\xe5', 'latin1'), /save it as UTF-8/],
  ['.env.txt', 'CONTENT_DIR=../elena', /rename or remove '\.env\.txt'/],
])('refuses %s with %j in one sentence', async (file, content, sentence) => {
  const { status, stdout, stderr } = await run(file, content);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});
