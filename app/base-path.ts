/**
 * The path as the route table knows it: without the base path below which the site is published.
 *
 * @param pathname as in an address: `/art/en/news` when the base path is `/art/`
 */
export function pathWithoutBase(pathname: string): string {
  return pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
}

/** Where a file of the built site is found: its path below the base path, made absolute. */
export function fileAddress(file: string): string {
  return import.meta.env.BASE_URL + file;
}
