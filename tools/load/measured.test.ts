import { expect, test } from 'vitest';
import { failures, type Measured, readReport, tableOf } from './measured.ts';

const HOME: Measured = {
  server: 'nginx',
  what: 'home',
  path: '/',
  status: 200,
  requests: 3000,
  bytes: 60_000_000,
  microseconds: 30_000_000,
  broken: 0,
  refused: 0,
  median: 1500,
  p99: 9040,
};

test.each([
  ['nothing when all is answered', {}, 0],
  ['answers that never came', { broken: 2 }, 2],
  ['a page that was refused', { refused: 3 }, 3],
  ['nothing when a missing page is refused every time', { status: 404, refused: 3000 }, 0],
  ['a missing page that was found', { status: 404, refused: 2999 }, 1],
] as const)('it counts as failed %s', (_, change, expected) => {
  expect(failures({ ...HOME, ...change })).toBe(expected);
});

test('it finds the report in what wrk prints', () => {
  expect(readReport('Running 30s test\n\n{"requests":3000}\n')).toEqual({ requests: 3000 });
  expect(() => readReport('unable to connect')).toThrow('unable to connect');
});

test('it makes a row of figures', () => {
  expect(tableOf([HOME]).split('\n').at(-1)).toBe(
    '| nginx | home | 100 | 2.0 | 1.5 | 9.0 | 3,000 | 0 |',
  );
});
