import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { readArguments, runCommand } from './run-command.ts';

const shown = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => shown.mockClear());

afterEach(() => {
  process.exitCode = 0;
});

function systemError(code: string, path?: string): Error {
  return Object.assign(new Error(`${code}: what the system says`), { code, path });
}

test.each([
  ['a faulty setting', new ExpectedError('PORT is wrong'), 'PORT is wrong'],
  [
    'a full disk',
    systemError('ENOSPC'),
    'The disk is full (ENOSPC): make room on it, then try again',
  ],
  [
    'a read-only folder',
    systemError('EROFS', '/media/site'),
    'The folder is read-only (EROFS: /media/site): make it writable, or choose another, then try again',
  ],
])('it says %s in one line', async (_, error, line) => {
  await runCommand(() => Promise.reject(error));
  expect(shown.mock.calls).toEqual([[line]]);
  expect(process.exitCode).toBe(1);
});

test.each([new TypeError('x is not a function'), systemError('ENOENT', 'missing.ts')])(
  'it shows %s, which nobody expected, whole',
  async (error) => {
    await runCommand(() => Promise.reject(error));
    expect(shown.mock.calls).toEqual([[inspect(error)]]);
    expect(process.exitCode).toBe(1);
  },
);

test('refuses unknown flags and arguments with the usage, and ends after --help', () => {
  const { argv } = process;
  onTestFinished(() => {
    process.argv = argv;
  });
  const read = (...args: string[]) => {
    process.argv = ['node', 'command.ts', ...args];
    return readArguments({ options: { 'dry-run': { type: 'boolean' } } }, 'npm run x').values;
  };
  expect(read('--dry-run')['dry-run']).toBe(true);
  expect(() => read('--dryrun')).toThrow('Not understood: --dryrun\nnpm run x');
  expect(() => read('a', 'b')).toThrow('Not understood: a b\nnpm run x');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  expect(() => read('--help')).toThrow('ended');
  expect([exit.mock.calls, log.mock.calls]).toEqual([[[]], [['npm run x']]]);
});
