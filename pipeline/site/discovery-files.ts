import {
  ICON_FILES,
  LIGHTBOX_QUERY,
  PHOTO_QUERY,
  WEB_MANIFEST_FILE,
  WORK_QUERY,
} from '#catalogue/paths/paths.ts';
import { coloursOf } from '#catalogue/photos/colours.ts';
import type { Site } from '#catalogue/site.ts';
import { feeds } from './feeds.ts';
import { OPEN_CATALOGUE_FILE, openCatalogue } from './open-catalogue.ts';
import type { PublishedSite } from './published-site.ts';
import { sitemap } from './sitemap.ts';

const SITEMAP_FILE = 'sitemap.xml';

/** By path. Sitemaps and feeds consist of absolute URLs, so they need the URL of the site. */
export function discoveryFiles(
  sites: readonly [PublishedSite, ...PublishedSite[]],
): Readonly<Record<string, string>> {
  const [{ site: first }, ...others] = sites;
  const always = {
    'robots.txt': robots(first),
    [OPEN_CATALOGUE_FILE]: openCatalogue([first, ...others.map(({ site }) => site)]),
    [WEB_MANIFEST_FILE]: webManifest(first),
  };
  if (!first.siteUrl) return always;
  return Object.assign(always, { [SITEMAP_FILE]: sitemap(sites) }, ...sites.map(feeds));
}

// Pages that must not be found have `noindex`. Yandex reads `Clean-param`: these queries make no page of their own.
function robots({ siteUrl, url }: Site): string {
  const queries = [LIGHTBOX_QUERY, PHOTO_QUERY, WORK_QUERY].join('&');
  const lines = ['User-agent: *', 'Allow: /', `Clean-param: ${queries}`];
  if (siteUrl) lines.push('', `Sitemap: ${url(SITEMAP_FILE)}`);
  return `${lines.join('\n')}\n`;
}

function webManifest({ name, language, catalogue, href, pathTo }: Site): string {
  const { paper } = coloursOf(catalogue.site);
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    start_url: href(pathTo.home),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: ([192, 512] as const).map((width) => ({
      src: ICON_FILES[width],
      sizes: `${width}x${width}`,
      type: 'image/png',
    })),
  });
}
