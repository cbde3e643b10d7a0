import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { runCommand } from './run-command.ts';

const { argv } = process;
const shown = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  process.argv = argv;
  process.exitCode = 0;
});

function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: what the system says`), { code, path });
}

test.each([
  [new ExpectedError('PORT is wrong'), 'PORT is wrong'],
  [systemError('ENOSPC'), 'The disk is full (ENOSPC): make room on it'],
  [
    systemError('EROFS', '/media/site'),
    'The folder is read-only (EROFS: /media/site): make it writable, or choose another',
  ],
  [new TypeError('x is not a function'), expect.stringContaining('run-command.test.ts')],
  [systemError('ENOENT', 'missing.ts'), expect.stringContaining('run-command.test.ts')],
])('shows %s in a line when it is expected, and with its stack otherwise', async (error, line) => {
  await runCommand('npm run x', {}, () => Promise.reject(error));
  expect(shown.mock.calls).toEqual([[line]]);
  expect(process.exitCode).toBe(1);
});

const config = { options: { 'dry-run': { type: 'boolean' } } } as const;
const command = vi.fn<(parsed: object) => Promise<void>>(async () => {});

function run(...args: string[]) {
  process.argv = ['node', 'command.ts', ...args];
  return runCommand('npm run x', config, command);
}

test('refuses unknown flags and arguments with the usage', async () => {
  await run('--dry-run');
  expect(command.mock.calls).toEqual([[{ values: { 'dry-run': true }, positionals: [] }]]);
  await run('--dryrun');
  await run('a', 'b');
  const lines = ['Not understood: --dryrun', 'Not understood: a b'];
  expect(shown.mock.calls).toEqual(lines.map((line) => [`${line}\nUsage: npm run x`]));
});

test('shows only the usage for --help', async () => {
  const log = vi.spyOn(console, 'log').mockImplementationOnce(() => {});
  await run('--help');
  expect(log.mock.calls).toEqual([['Usage: npm run x']]);
  expect(command).not.toHaveBeenCalled();
});
