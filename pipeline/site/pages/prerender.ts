import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Languages } from '#catalogue/words/language.ts';
import { SERVER_BUNDLE } from '#pipeline/site/make-bundles.ts';
import { readSiteAssets } from './site-assets.ts';

type Renderer = typeof import('#app/document/render.tsx');

interface Prerender {
  readonly languages: Languages;
  readonly siteDir: string;
  /** Paths of the images for shared links, by the names of their photos. */
  readonly previews: ReadonlyMap<string, string>;
}

export async function prerender({ languages, siteDir, previews }: Prerender): Promise<void> {
  // React chooses its production build by this when it is loaded.
  process.env.NODE_ENV = 'production';
  const { pagePaths, lostPage, loadPage, renderPage, furtherFiles }: Renderer = await import(
    pathToFileURL(resolve(SERVER_BUNDLE)).href
  );
  const assets = await readSiteAssets();

  async function write(file: string, text: string): Promise<void> {
    const path = join(siteDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  async function writePage(file: string, path: string): Promise<void> {
    const page = loadPage(path, previews);
    if (!page) throw new Error(`The list of pages has ${path}, but no route renders it`);
    await write(file, renderPage(page, assets));
  }

  for (const language of languages) {
    for (const path of pagePaths(language)) await writePage(join(path, 'index.html'), path);
    await writePage(...lostPage(language));
    for (const [file, text] of furtherFiles(language)) await write(file, text());
  }
}
