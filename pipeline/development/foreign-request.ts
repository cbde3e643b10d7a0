import type { IncomingMessage } from 'node:http';
import { SAVE_HEADER } from '#catalogue/add/saving.ts';

// The owner of any other name can make it lead here.
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

// Proxies add these: the visitor is then on another machine.
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * False for a page of this server on this machine. Pages of other sites can make a browser send requests here, but they
 * cannot choose `Origin` or set our header; after DNS rebinding, `Host` gives them away.
 */
export function isForeign({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = '', localPort } = socket;
  const { host, origin, 'sec-fetch-site': site } = headers;
  const isOwn =
    LOOPBACK.test(remoteAddress) &&
    !FORWARDING.some((name) => headers[name] !== undefined) &&
    OWN_NAMES.some((name) => host === `${name}:${localPort}`) &&
    (origin === undefined || origin === `http://${host}`) &&
    (site === undefined || site === 'same-origin') &&
    headers[SAVE_HEADER.name.toLowerCase()] === SAVE_HEADER.value;
  return !isOwn;
}
