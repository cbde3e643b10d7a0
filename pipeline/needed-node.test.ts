import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';

const OLDER = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;

test('an older Node is told which one is needed, in one line', () => {
  const older = `data:text/javascript,${encodeURIComponent(OLDER)}`;
  const preloads = ['--import', older, '--import', './pipeline/needed-node.js'];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...preloads, 'pipeline/commands/build.ts'],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^This project needs Node 24, and this is Node 20\.20\.2: .+\n$/),
  });
});

test('what .env says counts for commands, unless it was said otherwise', async () => {
  const folder = await createTemporaryFolder({
    'node_modules/.keep': '',
    '.env': "CONTENT_DIR='../elena anna'\nPORT=5000\n",
  });
  const words = ['--import', pathToFileURL(resolve('pipeline/needed-node.js')).href, '-p'];
  const { CONTENT_DIR: _, ...environment } = process.env;
  const { stdout } = spawnSync(
    process.execPath,
    [...words, 'process.env.CONTENT_DIR + process.env.PORT'],
    { cwd: folder, env: { ...environment, PORT: '6000' }, encoding: 'utf8' },
  );
  expect(stdout).toBe('../elena anna6000\n');
});

test('every command looks at its Node first', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  const firstSteps = Object.values<string>(scripts).map((script) => script.split(' && ')[0] ?? '');
  const ours = firstSteps.filter((step) => /^node .*\.ts\b/.test(step));
  expect(ours.length).toBeGreaterThan(10);
  for (const step of ours) expect(step).toMatch(/^node --import \.\/pipeline\/needed-node\.js /);
  expect(scripts.test).toMatch(/^node pipeline\/needed-node\.js && /);
});
