import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICON_FILES } from '#catalogue/paths/paths.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { writeIcons } from './icons.ts';

test('it draws every icon at its width, and an ICO that holds a PNG', async () => {
  const folder = await createTemporaryFolder();
  await writeIcons(folder, '#ffffff', 'app/shell/seal.svg');
  for (const [width, file] of Object.entries(ICON_FILES)) {
    const icon = await sharp(join(folder, file)).metadata();
    expect(icon).toMatchObject({ format: 'png', width: Number(width), height: Number(width) });
  }
  const ico = await readFile(join(folder, 'favicon.ico'));
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
