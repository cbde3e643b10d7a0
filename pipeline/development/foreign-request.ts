import type { IncomingHttpHeaders } from 'node:http';
import { SAVE_HEADER } from '#catalogue/add/saving.ts';
import { messages } from '#pipeline/messages.ts';

const say = messages(
  {
    otherMachine: 'only pages on this machine may save',
    passedOn: 'requests that were passed on may not save',
    otherName: (host: string) => `this server is not called '${host}'; open it as localhost`,
    otherSite: 'another site may not save here',
    noHeader: `the header ${SAVE_HEADER.name} is missing`,
  },
  {
    otherMachine: 'записывать могут только страницы на этом компьютере',
    passedOn: 'переданным через посредника записывать нельзя',
    otherName: (host) => `этот сервер зовётся не «${host}»; откройте его как localhost`,
    otherSite: 'другому сайту записывать сюда нельзя',
    noHeader: `нет заголовка ${SAVE_HEADER.name}`,
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
  if (!isLoopback(remoteAddress)) return say().otherMachine;
  if (FORWARDING.some((name) => headers[name] !== undefined)) {
    return say().passedOn;
  }
  const host = headers.host ?? '';
  if (!OWN_NAMES.some((name) => host === `${name}:${localPort}`)) {
    return say().otherName(host);
  }
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) return say().otherSite;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return say().otherSite;
  const mark = headers[SAVE_HEADER.name.toLowerCase()];
  if (mark !== SAVE_HEADER.value) return say().noHeader;
}

function isLoopback(address = ''): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}
