import { alternatePath } from '#catalogue/paths/paths.ts';
import { jpegFile } from '#catalogue/photos/photo.ts';
import { dayOf, type PublishedPage, type PublishedSite } from './published-site.ts';
import { type Xml, xml } from './xml.ts';

// The package `sitemap` writes the same, but its streams need more code than these elements.
/** @param sites of all languages; the first one is for visitors of any other language */
export function sitemap(sites: readonly [PublishedSite, ...PublishedSite[]]): string {
  const listed = sites[0].pages.filter(({ isListed }) => isListed);
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listed.flatMap((page) => urlElements(page, sites))}</urlset>
`.source;
}

function urlElements(
  page: PublishedPage,
  sites: readonly [PublishedSite, ...PublishedSite[]],
): Xml[] {
  const urls = sites.map(({ site: { language, url } }) => ({
    language,
    url: url(alternatePath(page.path, language)),
  }));
  const [first] = sites;
  const alternates = urls.length > 1 ? [...urls, { language: 'x-default', url: urls[0]?.url }] : [];
  // The date of a work is when it was painted, not when its page changed.
  const lastModified = page.isArticle ? dayOf(page) : undefined;
  const rest = [
    lastModified ? xml`<lastmod>${lastModified}</lastmod>` : xml``,
    ...alternates.map(
      ({ language, url }) =>
        xml`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    ),
    ...page.images.map((photo) => {
      const url = first.site.url(jpegFile(photo));
      return xml`<image:image><image:loc>${url}</image:loc></image:image>`;
    }),
  ];
  return urls.map(({ url }) => xml`<url><loc>${url}</loc>${rest}</url>\n`);
}
