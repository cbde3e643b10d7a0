import type { IncomingMessage } from 'node:http';

/** A slash, and what can be seen of ASCII without `#`, which never leaves a browser, and without the backslash. */
const TARGET = /^\/[!-"$-[\]-~]*$/;

/** What would make a part of the address out of a part of the name. */
const NOT_IN_HOST = /[\\/?#@]/;

/**
 * The path and query that a request asks for.
 *
 * Whatever is not sound is none: what cannot be decoded, what holds a zero byte, which ends names for some and not for
 * others, and what begins with two slashes, which sent back would name another host.
 *
 * @returns `undefined` if the request is malformed.
 */
export function targetOf({
  url = '',
  headers: { host = 'localhost' },
}: Pick<IncomingMessage, 'url' | 'headers'>): string | undefined {
  if (NOT_IN_HOST.test(host) || !URL.canParse(`http://${host}/`)) return;
  const target = /^https?:/i.test(url) ? pathOfAddress(url) : url;
  if (!target || !TARGET.test(target)) return;
  return isDecodable(target.split('?')[0] ?? '') ? target : undefined;
}

/** A whole address, as to a proxy: every server has to understand that (RFC 9112, 3.2.2). */
function pathOfAddress(url: string): string | undefined {
  const address = URL.parse(url);
  return address ? address.pathname + address.search : undefined;
}

function isDecodable(path: string): boolean {
  if (path.startsWith('//')) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
