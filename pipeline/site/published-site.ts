import type { Site } from '#catalogue/site.ts';
import type { Renderer } from './bundle.ts';

type SitePage = ReturnType<Renderer['pagesOf']>[number];

/** Without its content. */
export type PublishedPage = Pick<SitePage, 'path' | 'row'> &
  Omit<ReturnType<SitePage['load']>, 'content'>;

/** A language with all its pages. */
export interface PublishedSite {
  readonly site: Site;
  readonly pages: readonly PublishedPage[];
}

/** @example dayOf({ date: '2025-05' }) // '2025-05-01' */
export function dayOf({ date }: Pick<PublishedPage, 'date'>): string | undefined {
  return date && date + '-01-01'.slice(date.length - 'YYYY'.length);
}
