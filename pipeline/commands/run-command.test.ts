import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { runCommand } from './run-command.ts';

const { argv } = process;
const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
const log = vi.spyOn(console, 'log').mockImplementation(() => {});
const command = vi.fn<(parsed: object) => Promise<void>>(async () => {});

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  process.argv = argv;
  process.exitCode = 0;
});

const full = Object.assign(new Error('x'), { code: 'ENOSPC' });

test.each([
  [new ExpectedError('PORT is wrong'), 'PORT is wrong'],
  [full, 'The disk is full (ENOSPC): make room on it'],
  [new TypeError('x is not a function'), expect.stringContaining('run-command.test.ts')],
])('shows %s in a line when it is expected, and with its stack otherwise', async (error, line) => {
  await runCommand('npm run x', {}, () => Promise.reject(error));
  expect(shown.mock.calls).toEqual([[line]]);
  expect(process.exitCode).toBe(1);
});

test('refuses unknown flags and arguments with the usage', async () => {
  const run = (...args: string[]) => {
    process.argv = ['node', 'command.ts', ...args];
    return runCommand('npm run x', { options: { 'dry-run': { type: 'boolean' } } }, command);
  };
  await run('--dry-run');
  expect(command.mock.calls).toEqual([[{ values: { 'dry-run': true }, positionals: [] }]]);
  await run('--dryrun');
  expect(shown.mock.calls).toEqual([['Unknown arguments: --dryrun\nUsage: npm run x']]);
  await run('--help');
  expect(log.mock.calls).toEqual([['Usage: npm run x']]);
  expect(command).toHaveBeenCalledTimes(1);
});
