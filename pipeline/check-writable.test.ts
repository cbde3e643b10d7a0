import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { checkWritable } from './settings.ts';

const NOBODY = 65_534;

test('leaves nothing behind, also where folders do not exist yet', async () => {
  const folder = await createTemporaryFolder();
  await checkWritable(folder, join(folder, 'not/yet/there'));
  expect(await readdir(folder)).toEqual([]);
});

// Windows asks lists of rights, which Node does not write.
test.skipIf(process.platform === 'win32')('refuses a folder without write permission', async () => {
  const folder = await createTemporaryFolder();
  await chmod(folder, 0o555);
  // Nothing is forbidden to the administrator.
  if (process.geteuid?.() === 0) {
    process.seteuid?.(NOBODY);
    onTestFinished(() => process.seteuid?.(0));
  }
  await expect(checkWritable(folder)).rejects.toThrow('EACCES');
  await expect(checkWritable(join(folder, 'not/yet/there'))).rejects.toThrow('EACCES');
});
