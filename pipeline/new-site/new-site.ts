import { existsSync, readdirSync, statSync } from 'node:fs';
import { copyFile, cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const GUIDE = join(import.meta.dirname, '../../content/README.md');

/** Width and height in pixels of the example in each folder. */
const EXAMPLES = {
  'images/gallery': [1600, 1200],
  'images/hero': [2560, 1600],
  'images/categories': [1050, 600],
  'images/about': [900, 1200],
} as const;

/**
 * The new folder passes the check and builds.
 * @throws {ExpectedError} when the folder is not empty
 */
export async function makeNewSite(folder: string): Promise<void> {
  const isTaken =
    existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0);
  if (isTaken) throw new ExpectedError(text().taken(folder));
  await cp(TEMPLATE, folder, { recursive: true });
  await copyFile(GUIDE, join(folder, 'README.md'));
  for (const path of ['images/gallery/details', 'images/news', ...Object.keys(EXAMPLES)]) {
    await mkdir(join(folder, path), { recursive: true });
  }
  for (const [path, [width, height]] of Object.entries(EXAMPLES)) {
    const drawing = sharp(Buffer.from(exampleDrawing(width, height))).jpeg({ quality: 85 });
    await drawing.toFile(join(folder, path, 'example.jpg'));
  }
}

function exampleDrawing(width: number, height: number): string {
  const hill = (top: number, bend: number, colour: string) =>
    `<path d="M0 ${height * top} Q ${width * 0.3} ${height * (top - bend)} ${width * 0.6} ${height * top} T ${width} ${height * (top - bend / 3)} V ${height} H 0 Z" fill="${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b9c4cb"/><stop offset="1" stop-color="#e8e2d4"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
${hill(0.55, 0.16, '#9aa7a6')}${hill(0.68, 0.12, '#7d8b83')}${hill(0.82, 0.1, '#5f6c60')}
</svg>`;
}

const text = messages(
  {
    taken: (folder: string) => `'${folder}' is not empty; name a folder that does not exist yet`,
  },
  { taken: (folder) => `Папка «${folder}» не пуста; назовите такую, которой ещё нет` },
);
