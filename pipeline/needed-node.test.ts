import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

const OLDER = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;

test('names the Node that is needed, in one line', () => {
  const older = `data:text/javascript,${encodeURIComponent(OLDER)}`;
  const preloads = ['--import', older, '--import', './pipeline/needed-node.js'];
  const args = [...preloads, 'pipeline/commands/build.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^This project needs Node 24, and this is Node 20\.20\.2: .+\n$/);
});

test.each([
  ['art #1', 1],
  ['art?', 1],
  ["it's 100 %", 0],
])('ends in a folder named %j with exit code %i', async (name, expected) => {
  const folder = await createTemporaryFolder({ [`${name}/node_modules/.keep`]: '' });
  const options = { cwd: join(folder, name), encoding: 'utf8' } as const;
  const args = [resolve('pipeline/needed-node.js')];
  const { status, stderr } = spawnSync(process.execPath, args, options);
  const refusal = /^The path of this project has '#', '\?' or '\*', .+\n$/;
  expect(status).toBe(expected);
  expect(stderr).toMatch(expected === 1 ? refusal : /^$/);
});

test('every command checks its Node first', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const firstSteps = Object.values<string>(scripts).map((script) => script.split(' && ')[0] ?? '');
  const ours = firstSteps.filter((step) => /^node .*\.ts\b/.test(step));
  expect(ours.length).toBeGreaterThan(10);
  for (const step of ours) expect(step).toMatch(/^node --import \.\/pipeline\/needed-node\.js /);
  expect(scripts.test).toMatch(/^node pipeline\/needed-node\.js && /);
});
