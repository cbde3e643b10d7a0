import { expect, test, vi } from 'vitest';
import { createProgressBar, progressLine } from './progress-bar.ts';

function record(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  const bar = createProgressBar({ label: 'Photos', stream, now: () => time });
  const updateAt = (elapsedMs: number, done: number, total: number) => {
    time = elapsedMs;
    bar.update(done, total);
  };
  return { written, updateAt };
}

test.each([
  [{ done: 0, total: 16, elapsedMs: 0 }, 'Photos 0/16 (0 %)'],
  [{ done: 8, total: 16, elapsedMs: 4000 }, 'Photos 8/16 (50 %), 4 s left'],
  [{ done: 1, total: 100, elapsedMs: 1000 }, 'Photos 1/100 (1 %), 1 min 39 s left'],
  [{ done: 16, total: 16, elapsedMs: 9000 }, 'Photos 16/16 (100 %)'],
  [{ done: 0, total: 0, elapsedMs: 0 }, 'Photos 0/0 (100 %)'],
])('says of %o: %s', (progress, line) => {
  expect(progressLine({ label: 'Photos', ...progress })).toBe(line);
});

test('redraws one line on a terminal and ends it when all is done', () => {
  vi.stubEnv('CI', undefined);
  const { written, updateAt } = record(true);
  updateAt(1000, 1, 2);
  updateAt(2000, 2, 2);
  expect(written).toEqual([
    '\r\u001b[2K████████████░░░░░░░░░░░░ Photos 1/2 (50 %), 1 s left',
    '\r\u001b[2K████████████████████████ Photos 2/2 (100 %)\n',
  ]);
  vi.unstubAllEnvs();
});

test('writes one line every ten percent where there is no terminal', () => {
  const { written, updateAt } = record(false);
  for (let done = 1; done <= 200; done += 1) updateAt(done, done, 200);
  expect(written).toHaveLength(11);
  expect(written.at(-1)).toBe('Photos 200/200 (100 %)\n');
});
