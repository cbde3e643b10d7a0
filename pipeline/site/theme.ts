import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICON_FILES } from '#catalogue/paths/paths.ts';
import {
  channelsOf,
  coloursOf,
  contrast,
  hexColour,
  LEAST_CONTRAST,
} from '#catalogue/photos/colours.ts';
import type { CatalogueSite } from '#catalogue/works/catalogue.ts';
import { FONTS, resolvePackage } from '#pipeline/folder/font-letters.ts';

// Share of ink in each colour; the rest is paper.
const INK_IN_SOFT = 0.68;
const INK_IN_HAIRLINE = 0.14;

// `--shade` and its share in `--color-overlay`, as in `app/styles/tokens.css`.
const SHADE = '#14100c';
const SHADE_IN_OVERLAY = 0.55;

const DEFAULT_SEAL = 'app/site/shell/seal.svg';

const FAVICON_WIDTH_PX = 32;

// sharp renders an SVG at its own size at this density.
const SVG_DENSITY = 72;

type Theme = Pick<CatalogueSite, 'colours' | 'seal'>;

export async function themeFiles(site: Theme, contentDir: string) {
  // With a PNG seal, pages do not use the SVG: browser tabs show an icon made from the PNG.
  const hasSvg = !site.seal?.endsWith('.png');
  return {
    'theme/colours.css': colourStyles(site),
    'theme/seal.svg': await readFile(hasSvg ? sealFile(site, contentDir) : DEFAULT_SEAL),
  };
}

export async function previewTheme(site: Theme, contentDir: string) {
  const { paper, ink } = coloursOf(site);
  const seal = await readFile(sealFile(site, contentDir));
  const { family, folder, file } = FONTS.title;
  const font = { name: `${family} Medium`, file: resolvePackage(`${folder}/${file}`) };
  return { paper, ink, hairline: mix(ink, paper, INK_IN_HAIRLINE), font, seal };
}

function sealFile({ seal }: Theme, contentDir: string): string {
  return seal ? join(contentDir, seal) : DEFAULT_SEAL;
}

export function colourStyles(site: Pick<Theme, 'colours'>): string {
  if (!site.colours) return '';
  const { paper, ink, accent } = coloursOf(site);
  const tokens = {
    '--color-paper': paper,
    '--color-paper-dimmed': mix(SHADE, paper, SHADE_IN_OVERLAY),
    '--color-ink': ink,
    '--color-ink-soft': softInk(ink, paper),
    '--color-hairline': mix(ink, paper, INK_IN_HAIRLINE),
    '--color-seal': accent,
  };
  const lines = Object.entries(tokens).map(([name, colour]) => `${name}: ${colour};`);
  return `@layer tokens { :root { ${lines.join(' ')} } }\n`;
}

function softInk(ink: string, paper: string): string {
  for (let share = INK_IN_SOFT; share < 1; share += 0.04) {
    const soft = mix(ink, paper, share);
    if (contrast(soft, paper) >= LEAST_CONTRAST) return soft;
  }
  return ink;
}

function mix(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  return hexColour(
    channelsOf(one).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share)),
  );
}

export async function iconFiles(site: Theme, contentDir: string): Promise<Record<string, Buffer>> {
  const seal = await readFile(sealFile(site, contentDir));
  const { paper } = coloursOf(site);
  const files = { 'favicon.ico': toIco(await drawIcon(seal, FAVICON_WIDTH_PX, paper)) };
  const icons = Object.entries(ICON_FILES).map(async ([width, file]) => ({
    [file]: await drawIcon(seal, Number(width), paper),
  }));
  return Object.assign(files, ...(await Promise.all(icons)));
}

async function drawIcon(seal: Buffer, width: number, paper: string): Promise<Buffer> {
  const { format, width: ownWidth } = await sharp(seal).metadata();
  const density = format === 'svg' ? (SVG_DENSITY * width) / ownWidth : SVG_DENSITY;
  return (
    sharp(seal, { density })
      .resize({ width })
      // Home screens would show transparent parts black.
      .flatten({ background: paper })
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}

function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // Type (icon), number of icons, width, height, no palette, one colour plane, 32 bits a pixel.
  header.set([0, 0, 1, 0, 1, 0, FAVICON_WIDTH_PX, FAVICON_WIDTH_PX, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
