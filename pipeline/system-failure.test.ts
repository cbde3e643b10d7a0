import { expect, test } from 'vitest';
import { failureLine, fetchFailure, systemFailureOf } from './system-failure.ts';

const errorWith = (code: string, syscall?: string) =>
  Object.assign(new Error('x'), { code, syscall, path: 'river.jpg' });

test.each([
  ['EDEADLK', 'does not deliver'],
  ['EACCES', 'denied'],
])('names the cause of %s', (code, cause) => {
  const expected = { name: `${code}: river.jpg`, cause: expect.stringContaining(cause) };
  expect(systemFailureOf(errorWith(code))).toMatchObject(expected);
});

test('names no cause of a bug or of a connection', () => {
  expect(systemFailureOf(errorWith('ENOENT'))).toBeUndefined();
  expect(systemFailureOf(errorWith('ETIMEDOUT', 'connect'))).toBeUndefined();
});

test.each([
  ['Error: ENOSPC: no space left on device, write\n', 'The disk is full (ENOSPC): make room on it'],
  ["Error: ENOENT: no such file or directory, open 'a.js'", undefined],
  ['SyntaxError: HELENIO is not defined', undefined],
])('describes the failure of the system in %j: %s', (output, line) => {
  expect(failureLine(undefined, output)).toBe(line);
});

test.each([
  [new TypeError('x', { cause: errorWith('EPIPE') }), 'EPIPE'],
  [new TypeError('fetch failed', { cause: new Error('bad certificate') }), 'bad certificate'],
  ['broken', 'broken'],
])('names the reason of a failed request: %s', (error, reason) => {
  expect(fetchFailure(error)).toBe(reason);
});
