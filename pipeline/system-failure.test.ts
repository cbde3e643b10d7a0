import { expect, test } from 'vitest';
import { fetchFailure, systemFailureIn } from './system-failure.ts';

test.each([
  ["Error: ENOSPC: no space left on device, write\n  code: 'ENOSPC'", 'ENOSPC'],
  ['[vite]: Failed to write: No space left on device (os error 28)', 'ENOSPC'],
  ["Error: EACCES: permission denied, open 'a.js'", 'EACCES'],
  ["Error: ENOENT: no such file or directory, open 'a.js'", undefined],
  ['SyntaxError: HELENIO is not defined', undefined],
])('it finds in %j that the system has refused: %s', (output, name) => {
  expect(systemFailureIn(output)?.name).toBe(name);
});

test.each([
  [
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
    }),
    'ECONNREFUSED',
  ],
  [new TypeError('fetch failed', { cause: new Error('bad certificate') }), 'bad certificate'],
  [new DOMException('The operation timed out', 'TimeoutError'), 'The operation timed out'],
  ['broken', 'broken'],
])('names the reason of a failed request: %s', (error, reason) => {
  expect(fetchFailure(error)).toBe(reason);
});
