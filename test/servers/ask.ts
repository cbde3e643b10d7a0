import { get, type IncomingHttpHeaders } from 'node:http';
import { get as getByTls } from 'node:https';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a file as it comes over the wire: `fetch` would follow, unpack and tidy. */
export function ask(address: string, accepted = 'identity'): Promise<Answer> {
  const options = {
    headers: { 'Accept-Encoding': accepted },
    agent: false,
    // Servers of the tests sign their certificates themselves.
    rejectUnauthorized: false,
  };
  return new Promise((settle, reject) => {
    const start = address.startsWith('https:') ? getByTls : get;
    start(address, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        settle({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}
