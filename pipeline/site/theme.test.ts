import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ICON_FILES } from '#catalogue/paths/paths.ts';
import { contrast, DEFAULT_COLOURS, LEAST_CONTRAST } from '#catalogue/photos/colours.ts';
import { colourStyles, iconFiles } from './theme.ts';

test('writes no stylesheet without colours of the artist’s own', () => {
  expect(colourStyles({})).toBe('');
});

test('keeps softer colours readable', () => {
  const styles = colourStyles({ colours: { paper: '#ffffff', ink: '#666666' } });
  const soft = /--color-ink-soft: (#[\da-f]{6});/.exec(styles)?.[1] ?? '';
  expect(contrast(soft, '#ffffff')).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  expect(styles).toContain('--color-paper: #ffffff;');
  expect(styles).toContain(`--color-seal: ${DEFAULT_COLOURS.accent};`);
});

test('draws every icon at its width, and an ICO that holds a PNG', async () => {
  const { 'favicon.ico': ico = Buffer.of(), ...files } = await iconFiles({}, '.');
  for (const [width, file] of Object.entries(ICON_FILES)) {
    const icon = await sharp(files[file]).metadata();
    expect(icon).toMatchObject({ format: 'png', width: Number(width), height: Number(width) });
  }
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const png = ico.subarray(ico.readUInt32LE(18));
  expect(png.length).toBe(ico.readUInt32LE(14));
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
});
