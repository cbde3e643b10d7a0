import { expect, test } from 'vitest';
import { fetchFailure, systemFailureIn, systemFailureOf } from './system-failure.ts';

test.each([
  ['EDEADLK', 'does not deliver'],
  ['ESTALE', 'disconnected'],
  ['EIO', 'fault'],
  ['EDQUOT', 'full'],
  ['EMFILE', 'too many files'],
  ['EPERM', 'denied'],
])('names the cause of %s', (code, cause) => {
  const error = Object.assign(new Error(code), { code, path: 'river.jpg' });
  const expected = { name: `${code}: river.jpg`, cause: expect.stringContaining(cause) };
  expect(systemFailureOf(error)).toMatchObject(expected);
});

test('names no cause of a bug or of a connection', () => {
  const missing = Object.assign(new Error('x'), { code: 'ENOENT' });
  const network = Object.assign(new Error('x'), { code: 'ETIMEDOUT', syscall: 'connect' });
  const found = [missing, network, new TypeError('x')].map(systemFailureOf);
  expect(found).toEqual([undefined, undefined, undefined]);
});

test.each([
  ["Error: ENOSPC: no space left on device, write\n  code: 'ENOSPC'", 'ENOSPC'],
  ['[vite]: Failed to write: No space left on device (os error 28)', 'ENOSPC'],
  ["Error: ENOENT: no such file or directory, open 'a.js'", undefined],
  ['SyntaxError: HELENIO is not defined', undefined],
])('it finds in %j that the system has refused: %s', (output, name) => {
  expect(systemFailureIn(output)?.name).toBe(name);
});

test.each([
  [new TypeError('x', { cause: Object.assign(new Error('x'), { code: 'EPIPE' }) }), 'EPIPE'],
  [new TypeError('fetch failed', { cause: new Error('bad certificate') }), 'bad certificate'],
  [new DOMException('The operation timed out', 'TimeoutError'), 'The operation timed out'],
  ['broken', 'broken'],
])('names the reason of a failed request: %s', (error, reason) => {
  expect(fetchFailure(error)).toBe(reason);
});
