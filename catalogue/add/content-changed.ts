export const CONTENT_CHANGED = 'content:changed';

export const PAGES_CHANGED = 'pages:changed';

export const PAGE_OPENED = 'page:opened';

export interface PageOpened {
  readonly renderStartedAt: number;
}
