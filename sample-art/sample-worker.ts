/** One painter of the workshop: takes a job at a time from `sample.ts` and says when it is done. */
import { parentPort } from 'node:worker_threads';
import { carryOut, type Job } from './jobs.ts';

/** What a painter answers. */
export type Answer =
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly reason: string };

parentPort?.on('message', async (job: Job) => {
  let answer: Answer = { status: 'done' };
  try {
    await carryOut(job);
  } catch (error) {
    answer = { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
