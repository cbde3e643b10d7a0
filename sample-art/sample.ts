/**
 * The command that repaints the sample collection:
 *
 *     node sample-art/sample.ts                 every work, then the photos of halls, the hero and the rest
 *     node sample-art/sample.ts 12 40           these works with their details
 *     node sample-art/sample.ts --photographs   only the photos, of works that are painted already
 *     node sample-art/sample.ts --photograph news/news-5.jpg
 *     … --jobs 1                                      one painter instead of one for each processor
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { allPhotographs, allWorks, type Job, nameOf } from './jobs.ts';
import type { Answer } from './sample-worker.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: 'string', default: String(availableParallelism()) },
    photographs: { type: 'boolean', default: false },
    photograph: { type: 'string', multiple: true, default: [] },
  },
});

/** Lets several painters work through a list; a job that fails is named and the others go on. */
async function workThrough(jobs: readonly Job[], painters: number): Promise<number> {
  const queue = [...jobs];
  let finished = 0;
  let failed = 0;
  const paint = async () => {
    const worker = new Worker(new URL('./sample-worker.ts', import.meta.url));
    for (let job = queue.shift(); job; job = queue.shift()) {
      const answer = await ask(worker, job);
      finished++;
      process.stdout.write(`\r${finished} of ${jobs.length}: ${nameOf(job).padEnd(44)}`);
      if (answer.status === 'failed') {
        failed++;
        process.stdout.write(`\n${nameOf(job)}: ${answer.reason}\n`);
      }
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(painters, jobs.length) }, paint));
  process.stdout.write('\n');
  return failed;
}

/** @throws when the painter itself breaks down */
async function ask(worker: Worker, job: Job): Promise<Answer> {
  worker.postMessage(job);
  const [answer]: Answer[] = await once(worker, 'message');
  return answer as Answer;
}

function chooseLists(): Job[][] {
  if (positionals.length > 0) {
    return [positionals.map((id) => ({ kind: 'work', id: Number(id) }))];
  }
  if (values.photograph.length > 0) {
    return [values.photograph.map((file) => ({ kind: 'photograph', file }))];
  }
  // Photos show finished works, so they come second.
  return values.photographs ? [allPhotographs()] : [allWorks(), allPhotographs()];
}

for (const list of chooseLists()) {
  if ((await workThrough(list, Math.max(1, Number(values.jobs)))) > 0) process.exitCode = 1;
}
