import { type Xml, xml } from './xml.ts';

export interface SitemapPage {
  /** Absolute, by language; the first one is for visitors of any other language. */
  readonly urls: Readonly<Record<string, string>>;
  /** A whole day: `2025-05-01`. */
  readonly lastModified?: string | undefined;
  readonly images: readonly string[];
}

// The package `sitemap` writes the same, but its streams need more code than these elements.
export function sitemap(pages: readonly SitemapPage[]): string {
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.flatMap(urlElements)}</urlset>
`.source;
}

function urlElements({ urls, lastModified, images }: SitemapPage): Xml[] {
  const [first, ...others] = Object.entries(urls);
  if (!first) return [];
  const alternates = others.length > 0 ? [first, ...others, ['x-default', first[1]] as const] : [];
  const rest = [
    lastModified ? xml`<lastmod>${lastModified}</lastmod>` : xml``,
    ...alternates.map(
      ([hreflang, url]) => xml`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`,
    ),
    ...images.map((url) => xml`<image:image><image:loc>${url}</image:loc></image:image>`),
  ];
  return [first, ...others].map(([, url]) => xml`<url><loc>${url}</loc>${rest}</url>\n`);
}
