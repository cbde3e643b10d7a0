import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { readArguments, runCommand } from './run-command.ts';

const { argv } = process;
const shown = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => shown.mockClear());
afterEach(() => {
  process.argv = argv;
  process.exitCode = 0;
});

function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: what the system says`), { code, path });
}

test.each([
  [new ExpectedError('PORT is wrong'), 'PORT is wrong'],
  [systemError('ENOSPC'), 'The disk is full (ENOSPC): make room on it, then try again'],
  [
    systemError('EROFS', '/media/site'),
    'The folder is read-only (EROFS: /media/site): make it writable, or choose another, then try again',
  ],
  [new TypeError('x is not a function'), expect.stringContaining('run-command.test.ts')],
  [systemError('ENOENT', 'missing.ts'), expect.stringContaining('run-command.test.ts')],
])('shows %s in a line when it is expected, and with its stack otherwise', async (error, line) => {
  await runCommand(() => Promise.reject(error));
  expect(shown.mock.calls).toEqual([[line]]);
  expect(process.exitCode).toBe(1);
});

function read(...args: string[]) {
  process.argv = ['node', 'command.ts', ...args];
  return readArguments({ options: { 'dry-run': { type: 'boolean' } } }, 'npm run x').values;
}

test('refuses unknown flags and arguments with the usage', () => {
  expect(read('--dry-run')['dry-run']).toBe(true);
  expect(() => read('--dryrun')).toThrow('Not understood: --dryrun\nnpm run x');
  expect(() => read('a', 'b')).toThrow('Not understood: a b\nnpm run x');
});

test('ends after --help with the usage', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementationOnce(() => {
    throw new Error('ended');
  });
  const log = vi.spyOn(console, 'log').mockImplementationOnce(() => {});
  expect(() => read('--help')).toThrow('ended');
  expect([exit.mock.calls, log.mock.calls]).toEqual([[[]], [['npm run x']]]);
});
