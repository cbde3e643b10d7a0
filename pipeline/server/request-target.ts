import type { IncomingMessage } from 'node:http';

/** Visible ASCII without the backslash and without `#`, which browsers never send. */
const TARGET = /^\/[!-"$-[\]-~]*$/;

/** Would turn a part of the host into a part of the path. */
const NOT_IN_HOST = /[\\/?#@]/;

/**
 * Returns `undefined` for a malformed request. Refuses zero bytes, which end names on some systems,
 * and two leading slashes, which would name another host in a redirect.
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

/** RFC 9112, 3.2.2: a server must accept an absolute URL, as sent to a proxy. */
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
