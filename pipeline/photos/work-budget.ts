/** Runs tasks while the sum of their costs stays within a total. */
interface WorkBudget {
  /** First come, first served; a cost above the total waits until it is alone. */
  run<Result>(cost: number, task: () => Promise<Result>): Promise<Result>;
}

/** @param total in the unit of the costs: pixels, files, threads */
export function createWorkBudget(total: number): WorkBudget {
  // A set keeps the order and deletes its first entry fast, even with a hundred thousand waiting.
  const waiting = new Set<{ cost: number; start: () => void }>();
  let used = 0;

  function startNext(): void {
    for (const next of waiting) {
      if (used > 0 && used + next.cost > total) return;
      waiting.delete(next);
      used += next.cost;
      next.start();
    }
  }

  return {
    async run(cost, task) {
      await new Promise<void>((start) => {
        waiting.add({ cost, start });
        startNext();
      });
      try {
        return await task();
      } finally {
        used -= cost;
        startNext();
      }
    },
  };
}
