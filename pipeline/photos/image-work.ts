import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createWorkBudget } from './work-budget.ts';

/** sharp works on the threads of Node's pool, of which there are four unless this says otherwise. */
const POOL_THREADS = Number(process.env.UV_THREADPOOL_SIZE ?? 4);

/** As many tasks of sharp as have a core and a thread each. */
export const TASKS_AT_ONCE = Math.min(availableParallelism(), POOL_THREADS);
sharp.concurrency(Math.ceil(availableParallelism() / TASKS_AT_ONCE));

// libvips remembers files by name, so that a photo replaced while the development server runs could
// come back as its predecessor; nothing here is decoded twice anyway.
sharp.cache(false);

const tasks = createWorkBudget(TASKS_AT_ONCE);

/** Runs a task of sharp beside others, as soon as a core is free. None may start another inside, which could wait for ever. */
export function besideOthers<Result>(task: () => Promise<Result>): Promise<Result> {
  return tasks.run(1, task);
}

/**
 * Runs a task of sharp while this process runs no other.
 *
 * libvips keeps the text of errors and warnings in one place for the whole process: beside others, a text can be wiped
 * by a task that ends, or be another's. What is decided by a text is decided alone.
 */
export function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  return tasks.run(TASKS_AT_ONCE, task);
}
