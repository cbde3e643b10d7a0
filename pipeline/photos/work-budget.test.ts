import { expect, test } from 'vitest';
import { createWorkBudget } from './work-budget.ts';

test('never lets running tasks cost more than the total', async () => {
  const budget = createWorkBudget(10);
  let used = 0;
  let most = 0;
  await Promise.all(
    [3, 8, 5, 2, 9, 1, 10, 4].map((cost) =>
      budget.run(cost, async () => {
        used += cost;
        most = Math.max(most, used);
        await Promise.resolve();
        used -= cost;
      }),
    ),
  );
  expect(most).toBeLessThanOrEqual(10);
});

test('runs a task that costs more than the total, alone', async () => {
  const budget = createWorkBudget(10);
  const order: string[] = [];
  await Promise.all(
    [5, 50, 5].map((cost) =>
      budget.run(cost, async () => {
        order.push(`start ${cost}`);
        await Promise.resolve();
        order.push(`end ${cost}`);
      }),
    ),
  );
  expect(order).toEqual(['start 5', 'end 5', 'start 50', 'end 50', 'start 5', 'end 5']);
});

test('goes on after a task that fails', async () => {
  const budget = createWorkBudget(1);
  await expect(budget.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await budget.run(1, () => Promise.resolve('yes'))).toBe('yes');
});
