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

// Share of ink in the softer colour; the rest is paper.
const INK_IN_SOFT = 0.68;
const INK_IN_HAIRLINE = 0.14;

// `--shade` and its share in `--color-overlay`, as in `app/styles/tokens.css`.
const SHADE = '#14100c';
const SHADE_IN_OVERLAY = 0.55;

const OWN_SEAL = 'app/shell/seal.svg';

const SEAL_WIDTH_PX = 32;

// At this density an SVG has its own size.
const DENSITY_OF_PIXELS = 72;

type Look = Pick<CatalogueSite, 'colours' | 'seal'>;

export async function lookFiles(site: Look, contentDir: string) {
  // For a PNG seal, tabs show one of the icons drawn from it.
  const isDrawing = !site.seal?.endsWith('.png');
  return {
    'look/colours.css': colourStyles(site),
    'look/seal.svg': await readFile(isDrawing ? sealFile(site, contentDir) : OWN_SEAL),
  };
}

function sealFile({ seal }: Look, contentDir: string): string {
  return seal ? join(contentDir, seal) : OWN_SEAL;
}

export function colourStyles(site: Pick<Look, 'colours'>): string {
  if (!site.colours) return '';
  const { paper, ink, accent } = coloursOf(site);
  const tokens = {
    '--color-paper': paper,
    '--color-paper-dimmed': mixed(SHADE, paper, SHADE_IN_OVERLAY),
    '--color-ink': ink,
    '--color-ink-soft': softInk(ink, paper),
    '--color-hairline': mixed(ink, paper, INK_IN_HAIRLINE),
    '--color-seal': accent,
  };
  const lines = Object.entries(tokens).map(([name, colour]) => `${name}: ${colour};`);
  return `@layer tokens { :root { ${lines.join(' ')} } }\n`;
}

function softInk(ink: string, paper: string): string {
  for (let share = INK_IN_SOFT; share < 1; share += 0.04) {
    const soft = mixed(ink, paper, share);
    if (contrast(soft, paper) >= LEAST_CONTRAST) return soft;
  }
  return ink;
}

function mixed(one: string, other: string, share: number): string {
  const others = channelsOf(other);
  return hexColour(
    channelsOf(one).map((channel, index) => channel * share + (others[index] ?? 0) * (1 - share)),
  );
}

/** Home screens take PNGs; `favicon.ico` is for programs that ask for nothing else. */
export async function iconFiles(site: Look, contentDir: string): Promise<Record<string, Buffer>> {
  const seal = await readFile(sealFile(site, contentDir));
  const { paper } = coloursOf(site);
  const files = { 'favicon.ico': asIco(await drawIcon(seal, SEAL_WIDTH_PX, paper)) };
  const icons = Object.entries(ICON_FILES).map(async ([width, file]) => ({
    [file]: await drawIcon(seal, Number(width), paper),
  }));
  return Object.assign(files, ...(await Promise.all(icons)));
}

async function drawIcon(seal: Buffer, width: number, paper: string): Promise<Buffer> {
  const { format, width: ownWidth } = await sharp(seal).metadata();
  const density = format === 'svg' ? (DENSITY_OF_PIXELS * width) / ownWidth : DENSITY_OF_PIXELS;
  return (
    sharp(seal, { density })
      .resize({ width })
      // Home screens put black behind what is transparent.
      .flatten({ background: paper })
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}

/** A header of 6 bytes, a directory entry of 16, and the PNG. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // An icon, one, of this width and height, without palette, with one plane and 32 bits a pixel.
  header.set([0, 0, 1, 0, 1, 0, SEAL_WIDTH_PX, SEAL_WIDTH_PX, 0, 0, 1, 0, 32, 0]);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
