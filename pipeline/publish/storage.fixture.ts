import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { StorageSettings } from './storage-settings.ts';

interface Stored {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** So that a handful of files is a list of several pages. */
const KEYS_PER_LIST = 3;

/** S3-compatible storage on this machine, with one bucket. It holds what it is given, and believes no wrong signature. */
export async function startStorage() {
  const objects = new Map<string, Stored>();
  const requests: string[] = [];
  let failing: (request: string) => boolean = () => false;

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const url = new URL(request.url ?? '/', settings.endpoint);
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const line = `${request.method} ${key}`;
    if (failing(line)) return void request.socket.destroy();
    if (!(await isSigned(request))) return answer(response, 403, error('SignatureDoesNotMatch'));
    if (bucket !== settings.bucket) return answer(response, 404, error('NoSuchBucket'));
    requests.push(line);
    if (request.method === 'GET') return answer(response, 200, list(url.searchParams));
    if (request.method === 'PUT') objects.set(key, { headers: keptOf(request), body });
    if (request.method === 'DELETE') objects.delete(key);
    const stored = objects.get(key);
    if (request.method === 'HEAD') response.writeHead(stored ? 200 : 404, stored?.headers).end();
    else answer(response, request.method === 'DELETE' ? 204 : 200, '');
  }).listen(0, 'localhost');
  await once(server, 'listening');

  const settings: StorageSettings = {
    bucket: 'paintings',
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    region: 'ru-central1',
    accessKeyId: 'a key',
    secretAccessKey: 'a secret',
    sessionToken: undefined,
  };

  function list(query: URLSearchParams): string {
    const from = Number(query.get('continuation-token') ?? 0);
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''));
    const page = keys.slice(from, from + KEYS_PER_LIST).map((key) => `<Key>${encoded(key)}</Key>`);
    const next = from + KEYS_PER_LIST;
    const more = `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<ListBucketResult>${page.join('')}${next < keys.length ? more : ''}</ListBucketResult>`;
  }

  /** Signs the request once more, by what came over the wire and the secret that both sides know. */
  async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
    const sent = headers.authorization ?? '';
    const names = /SignedHeaders=([^,]*)/.exec(sent)?.[1]?.split(';') ?? [];
    const signer = new AwsV4Signer({
      ...settings,
      sessionToken: '',
      service: 's3',
      method: method ?? '',
      url: settings.endpoint + url,
      datetime: String(headers['x-amz-date']),
      headers: names
        .filter((name) => name !== 'host')
        .map((name): [string, string] => [name, String(headers[name])]),
    });
    return sent === (await signer.authHeader());
  }

  return {
    settings,
    objects,
    /** Method and key of every request that was answered. */
    requests,
    /** From now on the connection breaks at such requests. */
    failAt(isFailing: (request: string) => boolean) {
      failing = isFailing;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function keptOf(request: IncomingMessage): Record<string, string> {
  const isKept = (name: string) => /^(content-type|cache-control|x-amz-meta-.*)$/.test(name);
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      isKept(name) ? [[name, String(value)]] : [],
    ),
  );
}

function encoded(key: string): string {
  return encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');
}

function error(code: string): string {
  return `<Error><Code>${code}</Code><Message>It says why</Message></Error>`;
}

function answer(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);
}
