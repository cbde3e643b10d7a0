import { LIGHTBOX_QUERY, PHOTO_QUERY, WORK_QUERY } from '#catalogue/site/paths.ts';
import type { Edition } from './edition.ts';
import { SITEMAP_FILE } from './sitemap.ts';

/** Allows everything: pages that must not be found say so themselves. Yandex gets `Clean-param` for queries. */
export function robots({ catalogue, addressOf }: Edition): string {
  const queries = [LIGHTBOX_QUERY, PHOTO_QUERY, WORK_QUERY].join('&');
  const lines = ['User-agent: *', 'Allow: /', `Clean-param: ${queries}`];
  if (catalogue.site.siteUrl) lines.push('', `Sitemap: ${addressOf(SITEMAP_FILE)}`);
  return `${lines.join('\n')}\n`;
}
