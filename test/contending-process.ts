import { type Locking, lockFile } from '#pipeline/lock-file.ts';

/** What a contender is asked to do: to try for a lock several times at once, or to give back what it got. */
export type ContenderOrder =
  | { readonly what: 'try'; readonly path: string; readonly tries: number }
  | { readonly what: 'give back' };

/** How many tries got the lock, who had it when others did not, and what they failed with instead. */
export interface ContenderAnswer {
  readonly locked: number;
  readonly owners: readonly number[];
  readonly failures: readonly string[];
}

let lockings: readonly Locking[] = [];

async function tryFor(path: string, tries: number): Promise<ContenderAnswer> {
  const settled = await Promise.allSettled(Array.from({ length: tries }, () => lockFile(path)));
  lockings = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return {
    locked: lockings.filter(({ status }) => status === 'locked').length,
    owners: lockings.flatMap((locking) => (locking.status === 'taken' ? [locking.owner] : [])),
    failures: settled.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])),
  };
}

async function giveBack(): Promise<ContenderAnswer> {
  for (const locking of lockings) if (locking.status === 'locked') await locking.unlock();
  lockings = [];
  return { locked: 0, owners: [], failures: [] };
}

/** A process that contends with others for a lock, at its parent's word. */
process.on('message', async (order: ContenderOrder) => {
  process.send?.(order.what === 'try' ? await tryFor(order.path, order.tries) : await giveBack());
});
