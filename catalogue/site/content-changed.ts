/** What the development server tells every open page when the artist's folder has changed. */
export const CONTENT_CHANGED = 'content:changed';

/** The same when what pages are made of has changed: their code. */
export const PAGES_CHANGED = 'pages:changed';

/** What an open page tells the development server, with the version that its code had when it was rendered. */
export const PAGE_OPENED = 'page:opened';
