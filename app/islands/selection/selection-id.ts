/** Of the element that holds the island and the URL of the site. */
export const SELECTION_ID = 'selection';
