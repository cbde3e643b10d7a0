import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { get as getByTls } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** `fetch` would follow redirects and decode the body. */
export async function ask(url: string, headers: Readonly<Record<string, string>> = {}) {
  const options = {
    headers: { 'Accept-Encoding': 'identity', ...headers },
    agent: false,
    // The servers of the tests sign their certificates themselves.
    rejectUnauthorized: false,
  };
  const start = url.startsWith('https:') ? getByTls : get;
  const [response]: IncomingMessage[] = await once(start(url, options), 'response');
  if (!response) throw new Error(`${url} does not answer`);
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
