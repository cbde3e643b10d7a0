import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_WAIT_MS, withinTime } from './within-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it passes on what comes in time, and waits for nothing more', async () => {
  await expect(withinTime(Promise.resolve('page'))).resolves.toBe('page');
  await expect(withinTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(vi.getTimerCount()).toBe(0);
});

test('it gives up what never comes', async () => {
  const result = expect(withinTime(new Promise(() => {}))).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT_MS);
  await result;
});
