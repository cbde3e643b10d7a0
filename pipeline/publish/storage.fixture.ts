import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import type { Bucket } from './storage.ts';

interface Stored {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export const STORAGE_KEY = { AWS_ACCESS_KEY_ID: 'key-1', AWS_SECRET_ACCESS_KEY: 'secret-1' };

/** Few, so that a list of some files has several pages. */
const KEYS_PER_LIST = 3;

/** S3-compatible storage with one bucket, which checks signatures. */
export async function startStorage() {
  const objects = new Map<string, Stored>();
  const log: string[] = [];
  let override: (request: string) => string | undefined = () => undefined;

  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const url = new URL(request.url ?? '/', settings.endpoint);
    const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const line = `${request.method} ${key}`;
    const failure = override(line);
    if (failure === '') return void request.socket.destroy();
    if (failure) return answer(response, 400, error(failure));
    if (!(await isSigned(request))) return answer(response, 403, error('SignatureDoesNotMatch'));
    if (bucket !== settings.bucket) return answer(response, 404, error('NoSuchBucket'));
    log.push(line);
    const stored = objects.get(key);
    if (request.method === 'PUT') objects.set(key, { headers: storedHeaders(request), body });
    else if (request.method === 'DELETE') objects.delete(key);
    else if (!key) return answer(response, 200, list(url.searchParams));
    else if (!stored) return answer(response, 404, error('NoSuchKey'));
    answer(response, 200, stored?.body ?? '');
  }).listen(0, 'localhost');
  await once(server, 'listening');

  const settings: Bucket = {
    bucket: 'paintings',
    endpoint: `http://localhost:${(server.address() as AddressInfo).port}`,
    region: 'ru-central1',
  };

  function list(query: URLSearchParams): string {
    const from = Number(query.get('continuation-token') ?? 0);
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? ''));
    const page = keys.slice(from, from + KEYS_PER_LIST).map((key) => `<Key>${encoded(key)}</Key>`);
    const next = from + KEYS_PER_LIST;
    const more = `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<ListBucketResult>${page.join('')}${next < keys.length ? more : ''}</ListBucketResult>`;
  }

  /** Signs the request once more with the key that both sides know. */
  async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
    const sent = headers.authorization ?? '';
    const names = /SignedHeaders=([^,]*)/.exec(sent)?.[1]?.split(';') ?? [];
    const signer = new AwsV4Signer({
      accessKeyId: STORAGE_KEY.AWS_ACCESS_KEY_ID,
      secretAccessKey: STORAGE_KEY.AWS_SECRET_ACCESS_KEY,
      region: settings.region,
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
    log,
    /** Answers with a code of S3; an empty one breaks the connection. */
    interfere(replacement: typeof override) {
      override = replacement;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function storedHeaders(request: IncomingMessage): Record<string, string> {
  const isStored = (name: string) => /^(content-type|cache-control)$/.test(name);
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      isStored(name) ? [[name, String(value)]] : [],
    ),
  );
}

function encoded(key: string): string {
  return encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');
}

function error(code: string): string {
  return `<Error><Code>${code}</Code><Message>It says why</Message></Error>`;
}

function answer(response: ServerResponse, status: number, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
}
