/**
 * Takes the mark away that React Router sets behind the address of a stylesheet which a page's later code needs too.
 *
 * With it, Vite does not recognise the sheet that the page already has and loads it once more. The mark is there for
 * sheets that a navigation removes; that of our pages belongs to the root and stays.
 *
 * @param text a page, or the manifest of the routes
 * @example plainStylesheets('href="/assets/styles-1a2b.css#"') // 'href="/assets/styles-1a2b.css"'
 */
export function plainStylesheets(text: string): string {
  return text.replaceAll(/(\/assets\/[\w-]+\.css)#(?=")/g, '$1');
}
