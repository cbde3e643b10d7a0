import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { coloursOf } from '#catalogue/photos/colours.ts';
import type { Languages } from '#catalogue/texts/language.ts';
import { publishPreviews } from '#pipeline/photos/encode/preview-picture.ts';
import type { Manifest } from '#pipeline/photos/manifest.ts';
import { discoveryFiles } from '#pipeline/site/discovery-files.ts';
import { SERVER_BUNDLE } from '#pipeline/site/make-bundles.ts';
import { readSiteAssets } from './site-assets.ts';

type Renderer = typeof import('#app/document/render.tsx');

interface Pages {
  readonly languages: Languages;
  readonly siteDir: string;
  readonly manifest: Manifest;
}

/** Renders all pages, and writes the files that are made from the route table. */
export async function publishPages({ languages, siteDir, manifest }: Pages): Promise<void> {
  // React decides by this which of its two versions it is.
  process.env.NODE_ENV = 'production';
  const renderer: Renderer = await import(pathToFileURL(resolve(SERVER_BUNDLE)).href);
  const assets = await readSiteAssets(renderer.STYLE_GROUPS);
  const [first, ...others] = languages;
  const sites = [publishedSite(first), ...others.map(publishedSite)] as const;

  function publishedSite(language: string) {
    const site = renderer.readSite(language);
    const pages = renderer.pagesOf(site).map(({ load, path, row }) => {
      const { content, ...page } = load();
      return { ...page, path, isInternal: row.isInternal };
    });
    return { site, pages };
  }

  async function write(file: string, text: string): Promise<void> {
    const path = join(siteDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  let previews: ReadonlyMap<string, string> = new Map();
  const [{ site }] = sites;
  // Links to previews are absolute.
  if (site.siteUrl) {
    const shared = sites.flatMap(({ pages }) => pages).filter(({ isInternal }) => !isInternal);
    const { paper } = coloursOf(site.catalogue.site);
    const photos = shared.map(({ image }) => image);
    previews = await publishPreviews(photos, manifest, { siteDir, paper });
  }
  for (const { site } of sites) {
    for (const page of renderer.pagesOf(site)) {
      const html = renderer.renderPage(page, assets, previews);
      await write(join(page.path, 'index.html'), html);
      // Hosts show this one for what they do not have.
      if (page.path === site.pathTo.notFound) await write(`${page.path}.html`, html);
    }
    for (const [file, text] of Object.entries(renderer.dataFiles(site))) await write(file, text());
  }
  for (const [file, text] of Object.entries(discoveryFiles(sites))) await write(file, text);
}
