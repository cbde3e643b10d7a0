/** What the development server tells every open page when the artist's folder has changed. */
export const CONTENT_CHANGED = 'content:changed';

/** The same when what pages are made of has changed: their code. */
export const PAGES_CHANGED = 'pages:changed';

/**
 * What an open page tells the development server: a change between its answer and its first word would be missed, and is
 * told then.
 */
export const PAGE_OPENED = 'page:opened';

export interface PageOpened {
  /** When the server began to render it, in milliseconds since 1970. */
  readonly begun: number;
  /** Without the base path. */
  readonly path: string;
}
