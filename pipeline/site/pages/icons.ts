import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { ICON_FILES } from '#catalogue/metadata/web-manifest.ts';
import { PAPER_COLOUR } from '#pipeline/photos/decode/decode-photo.ts';

/** The painter's seal: it is the icon of every page, as SVG; what does not understand that gets pictures of it. */
const SEAL_FILE = 'app/shell/seal.svg';

/** The width of the drawing, and of the icon in an ICO file. */
const SEAL_WIDTH_PX = 32;

/** The density at which an SVG is as large as it says. */
const DENSITY_OF_PIXELS = 72;

/** Draws the icons of home screens, and `favicon.ico` for programs that ask for nothing else. */
export async function writeIcons(siteDir: string): Promise<void> {
  const seal = await readFile(SEAL_FILE);
  for (const [width, file] of Object.entries(ICON_FILES)) {
    await mkdir(dirname(join(siteDir, file)), { recursive: true });
    await writeFile(join(siteDir, file), await drawIcon(seal, Number(width)));
  }
  await writeFile(join(siteDir, 'favicon.ico'), asIco(await drawIcon(seal, SEAL_WIDTH_PX)));
}

async function drawIcon(seal: Buffer, width: number): Promise<Buffer> {
  const density = (DENSITY_OF_PIXELS * width) / SEAL_WIDTH_PX;
  return (
    sharp(seal, { density })
      .resize({ width })
      // Home screens put black behind what is transparent.
      .flatten({ background: PAPER_COLOUR })
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}

/** An ICO file around one PNG: a header of 6 bytes, a directory entry of 16, and the picture. */
function asIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SEAL_WIDTH_PX, 6);
  header.writeUInt8(SEAL_WIDTH_PX, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
