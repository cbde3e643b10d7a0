/** The file of the built site that tells in which category each work lives: ids to categories. */
export const WORKS_FILE = 'works.json';
