import { expect, test } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

test('works on every item once, no more at a time than it may', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachConcurrently(new Set([1, 2, 3, 4, 5]), 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    done.push(item);
    running -= 1;
  });
  expect({ done: done.toSorted(), most }).toEqual({ done: [1, 2, 3, 4, 5], most: 2 });
});

test('starts nothing after a failure, and waits for what is running', async () => {
  const events: string[] = [];
  const work = async (item: number) => {
    events.push(`start ${item}`);
    if (item === 1) throw new Error('the disk is full');
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    events.push(`end ${item}`);
  };
  await expect(forEachConcurrently([1, 2, 3, 4], 2, work)).rejects.toThrow('the disk is full');
  expect(events).toEqual(['start 1', 'start 2', 'end 2']);
});
