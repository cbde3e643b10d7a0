import {
  alternatePath,
  ICON_FILES,
  LIGHTBOX_QUERY,
  PHOTO_QUERY,
  WEB_MANIFEST_FILE,
  WORK_QUERY,
} from '#catalogue/paths/paths.ts';
import { coloursOf } from '#catalogue/photos/colours.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import type { Site } from '#catalogue/site.ts';
import { dayOf, feeds, type PublishedSite, xml } from './feeds.ts';
import { openCatalogue } from './open-catalogue.ts';

const SITEMAP_FILE = 'sitemap.xml';

type PublishedSites = readonly [PublishedSite, ...PublishedSite[]];

export function discoveryFiles(sites: PublishedSites): Readonly<Record<string, string>> {
  const [{ site: first }, ...others] = sites;
  const files = {
    'robots.txt': robots(first),
    'catalogue.json': openCatalogue([first, ...others.map(({ site }) => site)]),
    [WEB_MANIFEST_FILE]: webManifest(first),
  };
  if (!first.siteUrl) return files;
  return Object.assign(files, { [SITEMAP_FILE]: sitemap(sites) }, ...sites.map(feeds));
}

// Disallows nothing, because hidden pages have `noindex`. `Clean-param` makes Yandex ignore these queries.
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

// The streams of the package `sitemap` would need more code than these elements.
function sitemap(sites: PublishedSites): string {
  const [{ site: first, pages }] = sites;
  const elements = pages.flatMap(({ path, date, images, isListed, isArticle }) => {
    if (!isListed) return [];
    const urls = sites.map(({ site: { language, url } }) => ({
      language,
      url: url(alternatePath(path, language)),
    }));
    const alternates = [...urls, { language: 'x-default', url: first.url(path) }];
    // The date of a work is when it was painted, not when its page changed.
    const lastModified = isArticle ? dayOf(date) : undefined;
    const details = [
      ...(lastModified ? [xml`<lastmod>${lastModified}</lastmod>`] : []),
      ...(sites.length > 1 ? alternates : []).map(
        ({ language, url }) =>
          xml`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
      ),
      ...images.map((photo) => {
        const url = first.url(jpegFile(photo));
        return xml`<image:image><image:loc>${url}</image:loc></image:image>`;
      }),
    ];
    return urls.map(({ url }) => xml`<url><loc>${url}</loc>${details}</url>\n`);
  });
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${elements}</urlset>
`.source;
}
