import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { runCommand } from './run-command.ts';

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
    expect(shown.mock.calls).toEqual([[error]]);
    expect(process.exitCode).toBe(1);
  },
);
