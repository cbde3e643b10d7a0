import * as node from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FileSteps } from '#pipeline/saving/replace-files.ts';

/** The file system, with something that happens before each step, told by its number from 0. */
export function interceptedSteps(before: (index: number) => void): FileSteps {
  let count = 0;
  const { copyFile, mkdir, open, readFile, rename, rm, unlink } = node;
  const steps = { copyFile, mkdir, open, readFile, rename, rm, unlink };
  const wrap =
    (step: (...words: unknown[]) => Promise<unknown>) =>
    async (...words: unknown[]) => {
      before(count++);
      return step(...words);
    };
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, wrap(step as never)]),
  ) as unknown as FileSteps;
}

/** How many steps a task takes. */
export async function countSteps(task: (steps: FileSteps) => Promise<unknown>): Promise<number> {
  let count = 0;
  await task(
    interceptedSteps(() => {
      count += 1;
    }),
  );
  return count;
}

/** A file system that refuses one step, or from one step on everything. */
export function failingSteps(
  failing: number,
  code: 'ENOSPC' | 'EROFS' | 'EIO',
  { forGood = false } = {},
): FileSteps {
  return interceptedSteps((index) => {
    if (forGood ? index < failing : index !== failing) return;
    throw Object.assign(new Error(`${code}: refused by the test`), { code });
  });
}

/** Every file of a folder, hidden ones included, with its content byte for byte. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await node.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const contents = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const file = path.slice(folder.length + 1).replaceAll(sep, '/');
    return [file, (await node.readFile(path)).toString('latin1')] as const;
  });
  const named = await Promise.all(contents);
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}
