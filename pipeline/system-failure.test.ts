import { afterEach, expect, test, vi } from 'vitest';
import { fetchFailure, systemFailureIn, systemFailureOf } from './system-failure.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['EDEADLK', /does not deliver/, /не отдаёт файл/],
  ['ESTALE', /disconnected/, /отключился/],
  ['EIO', /fault/, /неисправен/],
  ['EDQUOT', /full/, /заполнен/],
  ['EMFILE', /too many files/, /слишком много файлов/],
  ['EPERM', /denied/, /нет доступа/],
])('names the cause of %s in both languages', (code, english, russian) => {
  const error = Object.assign(new Error(code), { code, path: 'river.jpg' });
  expect(systemFailureOf(error)).toMatchObject({
    name: `${code}: river.jpg`,
    cause: expect.stringMatching(english),
  });
  vi.stubEnv('MESSAGES', 'ru');
  expect(systemFailureOf(error)?.cause).toMatch(russian);
});

test('names no cause of a bug or of a connection', () => {
  const missing = Object.assign(new Error('x'), { code: 'ENOENT' });
  const network = Object.assign(new Error('x'), { code: 'ETIMEDOUT', syscall: 'connect' });
  expect([missing, network, new TypeError('x')].map(systemFailureOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
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
