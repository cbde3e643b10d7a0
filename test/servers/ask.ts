import { get, type IncomingHttpHeaders } from 'node:http';
import { get as getByTls } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** `fetch` would follow redirects and decode the body. */
export function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const options = {
    headers: { 'Accept-Encoding': 'identity', ...headers },
    agent: false,
    // The servers of the tests sign their certificates themselves.
    rejectUnauthorized: false,
  };
  return new Promise((resolve, reject) => {
    const start = url.startsWith('https:') ? getByTls : get;
    start(url, options, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: await buffer(response) });
    }).on('error', reject);
  });
}
