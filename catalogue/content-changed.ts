/** What the development server tells every open page when the artist's folder has changed. */
export const CONTENT_CHANGED = 'content:changed';
