import { expect, onTestFinished, test, vi } from 'vitest';
import { progressBar } from './progress-bar.ts';

const BAR = '\r\u001b[2K████████████░░░░░░░░░░░░ ';

test.each([
  ['redraws one line on a terminal', true, 21, `${BAR}Photos 10/20 (50 %), 0:10 left`],
  ['writes a line every ten percent to a log', false, 11, 'Photos 10/20 (50 %), 0:10 left\n'],
])('%s', (_, isTTY, count, halfway) => {
  vi.useFakeTimers();
  vi.stubEnv('CI', undefined);
  onTestFinished(() => void vi.useRealTimers().unstubAllEnvs());
  const lines: string[] = [];
  const stream = { isTTY, write: (text: string) => lines.push(text) > 0 };
  const update = progressBar('Photos', stream as typeof process.stderr);
  for (let done = 0; done <= 20; done += 1) {
    update(done, 20);
    vi.advanceTimersByTime(1000);
  }
  expect(lines).toHaveLength(count);
  expect(lines[(count - 1) / 2]).toBe(halfway);
  expect(lines.at(-1)).toMatch(/ ?Photos 20\/20 \(100 %\)\n$/);
});
