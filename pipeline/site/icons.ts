import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ICON_FILES } from '#catalogue/paths/paths.ts';

const SEAL_WIDTH_PX = 32;

// At this density an SVG has its own size.
const DENSITY_OF_PIXELS = 72;

/** Home screens take PNGs; `favicon.ico` is for programs that ask for nothing else. */
export async function iconFiles(sealFile: string, paper: string): Promise<Record<string, Buffer>> {
  const seal = await readFile(sealFile);
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
