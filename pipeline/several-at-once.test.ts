import { expect, test } from 'vitest';
import { forEach } from './several-at-once.ts';

test('it works on every item once, no more at a time than it may', async () => {
  const done: number[] = [];
  let underWay = 0;
  let most = 0;
  await forEach(new Set([1, 2, 3, 4, 5]), 2, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    done.push(item);
    underWay -= 1;
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('it begins nothing after a failure, and ends what is under way before it throws', async () => {
  const begun: number[] = [];
  let isEnded = false;
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error('the disk is full');
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    isEnded = true;
  };
  await expect(forEach([1, 2, 3, 4], 2, work)).rejects.toThrow('the disk is full');
  expect({ begun, isEnded }).toEqual({ begun: [1, 2], isEnded: true });
});
