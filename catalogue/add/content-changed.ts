export const CONTENT_CHANGED = 'content:changed';

export const PAGES_CHANGED = 'pages:changed';

/** Sent by an open page. The server replies if something changed between the render and the connection. */
export const PAGE_OPENED = 'page:opened';

export interface PageOpened {
  /** Start of the server's render, in milliseconds since 1970. */
  readonly renderStartedAt: number;
}
