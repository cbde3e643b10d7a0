import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { checkWritable } from './check-writable.ts';

const NOBODY = 65_534;

let folder: string;

beforeEach(async () => {
  folder = await createTemporaryFolder();
});

test('it leaves nothing behind, also where folders are yet to be made', async () => {
  await checkWritable(folder, join(folder, 'not/yet/there'));
  expect(await readdir(folder)).toEqual([]);
});

/** Nothing is forbidden to the administrator. */
async function asNobody(task: () => Promise<void>): Promise<void> {
  if (process.geteuid?.() !== 0) return task();
  process.seteuid?.(NOBODY);
  await task().finally(() => process.seteuid?.(0));
}

// Windows asks lists of rights, which Node does not write.
test.skipIf(process.platform === 'win32')(
  'it refuses a folder that may not be written into, and what would be made in it',
  async () => {
    await chmod(folder, 0o555);
    await asNobody(async () => {
      await expect(checkWritable(folder)).rejects.toThrow('EACCES');
      await expect(checkWritable(join(folder, 'not/yet/there'))).rejects.toThrow('EACCES');
    });
  },
);
