import { createHash } from 'node:crypto';
import { isValidElement } from 'react';
import type { LoadedPage } from './load-page.ts';

/**
 * One value for all that a page is made of: another one when any of it is another.
 *
 * @throws {TypeError} when a component is given what is no data, and could be another without being told.
 */
export function fingerprintOfPage(page: LoadedPage): string {
  return createHash('sha256').update(JSON.stringify(page, toldWhole)).digest('base64url');
}

/** An element tells which component it is; of what JSON leaves out, nothing may stand in a page. */
function toldWhole(key: string, value: unknown): unknown {
  if (isValidElement(value)) {
    const { type, key: own, props } = value;
    return [typeof type === 'function' ? type.name : String(type), own, props];
  }
  if (typeof value === 'function' || value instanceof Map || value instanceof Set) {
    throw new TypeError(`'${key}' is no data: nobody can tell whether it has changed`);
  }
  return value;
}
