import { join } from 'node:path';
import { coloursOf } from '#catalogue/photos/colours.ts';
import { publishPreviews } from '#pipeline/photos/encode/drawings.ts';
import type { Manifest } from '#pipeline/photos/manifest.ts';
import { discoveryFiles } from './discovery-files.ts';
import type { PublishedSite } from './feeds.ts';
import type { SiteParts } from './site-files.ts';
import { writeFiles } from './write-files.ts';

export async function renderPages(parts: SiteParts, manifest: Manifest): Promise<void> {
  const { catalogue, bundles, siteDir } = parts;
  const { renderer, assets } = bundles;
  const [first, ...others] = catalogue.site.languages;
  const sites = [publishedSite(first), ...others.map(publishedSite)] as const;

  function publishedSite(language: string): PublishedSite {
    const site = renderer.readSite(catalogue, language);
    return { site, pages: renderer.pagesOf(site).map((page) => ({ ...page, ...page.load() })) };
  }

  // Links to previews are absolute.
  const shared = catalogue.site.siteUrl ? sites.flatMap(({ pages }) => pages) : [];
  const photos = shared.flatMap(({ row, image }) => (row.isInternal ? [] : [image]));
  const { paper } = coloursOf(catalogue.site);
  const previews = await publishPreviews(photos, manifest, { siteDir, paper });
  for (const { site, pages } of sites) {
    for (const page of pages) {
      const html = renderer.renderPage(page, assets, previews);
      // Hosts show this one for what they do not have.
      const isNotFound = page.path === site.pathTo.notFound;
      await writeFiles(siteDir, {
        [join(page.path, 'index.html')]: html,
        ...(isNotFound && { [`${page.path}.html`]: html }),
      });
    }
    for (const [file, text] of Object.entries(renderer.dataFiles(site))) {
      await writeFiles(siteDir, { [file]: text() });
    }
  }
  await writeFiles(siteDir, discoveryFiles(sites));
}
