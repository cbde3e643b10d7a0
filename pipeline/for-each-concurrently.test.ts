import { expect, test } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

async function eventsOf(items: Iterable<number>, failing?: number): Promise<string> {
  const events: string[] = [];
  const work = async (item: number) => {
    events.push(`start ${item}`);
    if (item === failing) throw new Error('the disk is full');
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    events.push(`end ${item}`);
  };
  await forEachConcurrently(items, 2, work).catch(({ message }) => events.push(message));
  return events.join();
}

test('works on each item, and on no more at a time than allowed', async () => {
  expect(await eventsOf(new Set([1, 2, 3]))).toBe('start 1,start 2,end 1,end 2,start 3,end 3');
});

test('starts nothing after a failure, and waits for running tasks', async () => {
  expect(await eventsOf([1, 2, 3, 4], 1)).toBe('start 1,start 2,end 2,the disk is full');
});
