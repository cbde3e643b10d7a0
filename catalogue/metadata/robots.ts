import { LIGHTBOX_QUERY, PHOTO_QUERY, WORK_QUERY } from '#catalogue/site/paths.ts';
import type { Edition } from './edition.ts';
import { SITEMAP_FILE } from './sitemap.ts';

/**
 * The content of `robots.txt`: everything may be read, pages that shall not be found say so themselves.
 *
 * Yandex is told which queries only open something on a page (`Clean-param`).
 */
export function robots({ catalogue, addressOf }: Edition): string {
  const queries = [LIGHTBOX_QUERY, PHOTO_QUERY, WORK_QUERY].join('&');
  const lines = ['User-agent: *', 'Allow: /', `Clean-param: ${queries}`];
  if (catalogue.site.siteUrl) lines.push('', `Sitemap: ${addressOf(SITEMAP_FILE)}`);
  return `${lines.join('\n')}\n`;
}
