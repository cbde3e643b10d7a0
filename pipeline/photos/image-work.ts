import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createWorkBudget } from './work-budget.ts';

// sharp works on the threads of Node's pool.
const POOL_THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4);

/** As many sharp tasks as have a core and a thread each. */
export const TASKS_AT_ONCE = Math.min(availableParallelism(), POOL_THREADS);
sharp.concurrency(Math.ceil(availableParallelism() / TASKS_AT_ONCE));

const tasks = createWorkBudget(TASKS_AT_ONCE);

/** The task must not start another one, which could wait forever. */
export function besideOthers<Result>(task: () => Promise<Result>): Promise<Result> {
  return tasks.run(1, task);
}
