export function pathWithoutBase(pathname: string): string {
  return pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
}

/** @example urlOf('/en/news') // '/art/en/news', if the base path is '/art/' */
export function urlOf(path: string): string {
  return import.meta.env.BASE_URL + path.replace(/^\//, '');
}
