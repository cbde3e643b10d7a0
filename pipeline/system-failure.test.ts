import { expect, test } from 'vitest';
import { systemFailureIn } from './system-failure.ts';

test.each([
  ["Error: ENOSPC: no space left on device, write\n  code: 'ENOSPC'", 'ENOSPC'],
  ['[vite]: Failed to write: No space left on device (os error 28)', 'ENOSPC'],
  ["Error: EACCES: permission denied, open 'a.js'", 'EACCES'],
  ["Error: ENOENT: no such file or directory, open 'a.js'", undefined],
  ['SyntaxError: HELENIO is not defined', undefined],
])('it finds in %j that the system has refused: %s', (output, name) => {
  expect(systemFailureIn(output)?.name).toBe(name);
});
