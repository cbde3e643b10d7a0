import { expect, onTestFinished, test, vi } from 'vitest';
import { progressBar } from './progress-bar.ts';

type Update = readonly [ms: number, done: number, total: number];

function linesOf(isTTY: boolean, updates: readonly Update[]): string[] {
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  vi.useFakeTimers();
  const update = progressBar('Photos', stream as typeof process.stderr);
  const startedAt = performance.now();
  for (const [ms, done, total] of updates) {
    vi.advanceTimersByTime(startedAt + ms - performance.now());
    update(done, total);
  }
  vi.useRealTimers();
  return written;
}

test('redraws one line on a terminal and ends it when all is done', () => {
  vi.stubEnv('CI', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const updates = [1, 2].map((done): Update => [done * 1000, done, 2]);
  expect(linesOf(true, updates)).toEqual([
    '\r\u001b[2K████████████░░░░░░░░░░░░ Photos 1/2 (50 %), 0:01 left',
    '\r\u001b[2K████████████████████████ Photos 2/2 (100 %)\n',
  ]);
});

test('writes one line every ten percent where there is no terminal', () => {
  const updates = Array.from({ length: 201 }, (_, done): Update => [1000 * done, done, 200]);
  const lines = linesOf(false, updates);
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('Photos 0/200 (0 %)\n');
  expect(lines[1]).toBe('Photos 20/200 (10 %), 3:00 left\n');
  expect(lines.at(-1)).toBe('Photos 200/200 (100 %)\n');
});
