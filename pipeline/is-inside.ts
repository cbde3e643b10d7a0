import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is that of a folder or of something in it; both are absolute. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}
