import type { IncomingHttpHeaders } from 'node:http';
import { SAVE_HEADER } from '#catalogue/add/work-package.ts';

/** What a server knows of a request before it reads it. */
export interface RequestOrigin {
  readonly remoteAddress: string | undefined;
  /** The port on which the request came in. */
  readonly localPort: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** The names of this machine for itself; any other name can be made to lead here by its owner. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whatever passes a request on adds one of these: the visitor is then not on this machine. */
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

/**
 * Why a request may not write into the artist's folder; `undefined` if it comes from a page of this server, on this
 * machine.
 *
 * Another site's page can make a visitor's browser send requests here. It cannot choose the `Origin`, nor set a header
 * without being asked for leave first, which is never given; and if its own name is made to lead here (DNS
 * rebinding), the `Host` gives it away.
 */
export function refusalOf({
  remoteAddress,
  localPort,
  headers,
}: RequestOrigin): string | undefined {
  if (!isLoopback(remoteAddress)) return 'only pages on this machine may save';
  if (FORWARDING.some((name) => headers[name] !== undefined)) {
    return 'requests that were passed on may not save';
  }
  const host = headers.host ?? '';
  if (!OWN_NAMES.some((name) => host === `${name}:${localPort}`)) {
    return `this server is not called '${host}'; open it as localhost`;
  }
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return 'another site may not save here';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return 'another site may not save here';
  const mark = headers[SAVE_HEADER.name.toLowerCase()];
  if (mark !== SAVE_HEADER.value) return `the header ${SAVE_HEADER.name} is missing`;
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}
