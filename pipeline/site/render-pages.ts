import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { coloursOf } from '#catalogue/photos/colours.ts';
import type { Catalogue } from '#catalogue/works/catalogue.ts';
import { publishPreviews } from '#pipeline/photos/encode/preview-picture.ts';
import type { Manifest } from '#pipeline/photos/manifest.ts';
import type { Bundles } from './bundle.ts';
import { discoveryFiles } from './discovery-files.ts';
import type { PublishedSite } from './published-site.ts';

interface Pages {
  readonly catalogue: Catalogue;
  readonly manifest: Manifest;
  readonly bundles: Bundles;
  readonly siteDir: string;
}

/** Renders all pages, and writes the files that are made from the route table. */
export async function renderPages(order: Pages): Promise<void> {
  const { catalogue, manifest, bundles, siteDir } = order;
  const { renderer, assets } = bundles;
  const [first, ...others] = catalogue.site.languages;
  const sites = [publishedSite(first), ...others.map(publishedSite)] as const;

  function publishedSite(language: string): PublishedSite {
    const site = renderer.readSite(catalogue, language);
    const pages = renderer.pagesOf(site).map(({ load, path, row }) => {
      const { content: _, ...page } = load();
      return { ...page, path, row };
    });
    return { site, pages };
  }

  async function write(file: string, text: string): Promise<void> {
    const path = join(siteDir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  let previews: ReadonlyMap<string, string> = new Map();
  // Links to previews are absolute.
  if (catalogue.site.siteUrl) {
    const shared = sites.flatMap(({ pages }) => pages).filter(({ row }) => !row.isInternal);
    const photos = shared.map(({ image }) => image);
    const { paper } = coloursOf(catalogue.site);
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
