import type { IncomingHttpHeaders } from 'node:http';
import { SAVE_HEADER } from '#catalogue/add/saving.ts';
import { messages } from '#pipeline/messages.ts';

const text = messages(
  {
    elsewhere: 'only pages on this machine may save; open this one as http://localhost',
    otherSite: 'another site may not save here',
  },
  {
    elsewhere: 'записывать могут только страницы на этом компьютере; откройте http://localhost',
    otherSite: 'другому сайту записывать сюда нельзя',
  },
);

export interface RequestOrigin {
  readonly remoteAddress: string | undefined;
  readonly localPort: number | undefined;
  readonly headers: IncomingHttpHeaders;
}

// The owner of any other name can make it lead here.
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

// Proxies add these: the visitor is then on another machine.
const FORWARDING = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'];

/**
 * `undefined` for a page of this server on this machine. Pages of other sites can make a browser send requests here,
 * but they cannot choose `Origin` or set our header; after DNS rebinding, `Host` gives them away.
 */
export function refusalOf({
  remoteAddress,
  localPort,
  headers,
}: RequestOrigin): string | undefined {
  const host = headers.host ?? '';
  const isHere =
    isLoopback(remoteAddress) &&
    !FORWARDING.some((name) => headers[name] !== undefined) &&
    OWN_NAMES.some((name) => host === `${name}:${localPort}`);
  if (!isHere) return text().elsewhere;
  const { origin = `http://${host}`, 'sec-fetch-site': site = 'same-origin' } = headers;
  const mark = headers[SAVE_HEADER.name.toLowerCase()];
  const isOwn = origin === `http://${host}` && site === 'same-origin' && mark === SAVE_HEADER.value;
  if (!isOwn) return text().otherSite;
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}
