/** @example pathWithoutBase('/art/en/news') // '/en/news', if the base path is '/art/' */
export function pathWithoutBase(pathname: string): string {
  return pathname.slice(import.meta.env.BASE_URL.length - 1) || '/';
}

/** Takes a path below the base path. */
export function fileAddress(file: string): string {
  return import.meta.env.BASE_URL + file;
}
