/**
 * The program that makes every page of some languages and writes it down. Its order is the JSON on its standard input. A
 * process of its own: React is to be that of production from its first line, and the build is rid of the memory.
 */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { linkOrCopy } from '#pipeline/link-or-copy.ts';
import { SERVER_BUNDLE } from '#pipeline/site/make-bundles.ts';
import type { PagePrints, PrerenderOrder } from './prerender.ts';
import { readSiteAssets } from './site-assets.ts';

type Renderer = typeof import('#app/document/render.tsx');

const order = (await json(process.stdin)) as PrerenderOrder;
const { languages, siteDir, known, printsFile } = order;
const previews = new Map(Object.entries(order.previews));

const { pagePaths, lostPage, loadPage, fingerprintOfPage, renderPage, furtherFiles }: Renderer =
  await import(pathToFileURL(resolve(SERVER_BUNDLE)).href);
const assets = await readSiteAssets();

const folders = new Set<string>();
const prints: Record<string, string> = {};
for (const language of languages) {
  for (const path of pagePaths(language)) await writePage(join(path, 'index.html'), path);
  await writePage(...lostPage(language));
  for (const [file, text] of furtherFiles(language)) await write(file, text());
}
await writeFile(printsFile, JSON.stringify(prints satisfies PagePrints));

/** A page that is made of the same as the one that is published is the same, byte for byte. */
async function writePage(file: string, path: string): Promise<void> {
  const page = loadPage(path, previews);
  if (!page) throw new Error(`${path} stands in the list of pages, and no route makes it`);
  const print = fingerprintOfPage(page);
  prints[file] = print;
  if (known?.prints[file] !== print) return write(file, renderPage(page, assets));
  await linkOrCopy(join(known.folder, file), placeOf(file));
}

/** Waiting for the disk also lets Node free what compressing the page took; without it that grows with their number. */
async function write(file: string, text: string): Promise<void> {
  await writeFile(placeOf(file), text);
}

function placeOf(file: string): string {
  const path = join(siteDir, file);
  const parent = dirname(path);
  if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
  folders.add(parent);
  return path;
}
