import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICON_FILES } from '#catalogue/paths/paths.ts';
import { iconFiles } from './icons.ts';

test('it draws every icon at its width, and an ICO that holds a PNG', async () => {
  const { 'favicon.ico': ico = Buffer.of(), ...files } = await iconFiles(
    'app/shell/seal.svg',
    '#ffffff',
  );
  for (const [width, file] of Object.entries(ICON_FILES)) {
    const icon = await sharp(files[file]).metadata();
    expect(icon).toMatchObject({ format: 'png', width: Number(width), height: Number(width) });
  }
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
