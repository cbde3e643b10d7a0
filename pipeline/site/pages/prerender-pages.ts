/**
 * The program that renders every page and writes it down:
 *
 *     node pipeline/site/pages/prerender-pages.ts <folder> <previews>
 *
 * `previews` is a JSON file: the paths of the pictures beside shared links by the names of their photos. A process of its
 * own: React is to be that of production from its first line, and the build is rid of the memory.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SERVER_BUNDLE } from '#pipeline/site/make-bundles.ts';
import { readSiteAssets } from './site-assets.ts';

type Renderer = typeof import('#app/document/render.tsx');

const [folder, previewsFile] = process.argv.slice(2);
if (!folder || !previewsFile) throw new Error('Name the folder for the pages, and the previews');

const { pagePaths, lostPages, renderPage, furtherFiles }: Renderer = await import(
  pathToFileURL(resolve(SERVER_BUNDLE)).href
);
const assets = await readSiteAssets();
const previews = new Map<string, string>(
  Object.entries(JSON.parse(await readFile(previewsFile, 'utf8'))),
);

const folders = new Set<string>();
for (const path of pagePaths()) await writePage(join(path, 'index.html'), path);
for (const [file, path] of lostPages()) await writePage(file, path);
for (const [file, text] of furtherFiles()) await write(file, text());

async function writePage(file: string, path: string): Promise<void> {
  const html = renderPage(path, { assets, previews });
  if (html === undefined)
    throw new Error(`${path} stands in the list of pages, and no route makes it`);
  await write(file, html);
}

/** Waiting for the disk also lets Node free what compressing the page took; without it that grows with their number. */
async function write(file: string, text: string): Promise<void> {
  const path = join(folder ?? '', file);
  const parent = dirname(path);
  if (!folders.has(parent)) await mkdir(parent, { recursive: true });
  folders.add(parent);
  await writeFile(path, text);
}
