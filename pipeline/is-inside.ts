import { isAbsolute, relative, sep } from 'node:path';

/** Both paths are absolute; a folder is inside itself. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}
