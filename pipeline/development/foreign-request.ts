import type { IncomingMessage } from 'node:http';
import { SAVE_HEADER } from '#catalogue/add/saving.ts';

// Anyone can point a name of their own at 127.0.0.1, so other names of the host are refused.
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

// Proxies add these headers, so the visitor may be on another machine.
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * Pages of other sites can make a browser send requests here, but they cannot choose `Origin` or set our header.
 * After DNS rebinding, their host name is still in `Host`.
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
