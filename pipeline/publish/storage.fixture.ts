import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '#test/free-port.ts';

interface Stored {
  readonly type?: string | undefined;
  readonly caching?: string | undefined;
  readonly body: Buffer;
}

export const STORAGE_KEY = { AWS_ACCESS_KEY_ID: 'key-1', AWS_SECRET_ACCESS_KEY: 'secret-1' };

const KEYS_PER_LIST = 3;

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
    const refuse = (status: number, code: string) => {
      const error = `<Error><Code>${code}</Code><Message>It says why</Message></Error>`;
      response.writeHead(status).end(error);
    };
    const failure = override(line);
    if (failure === '') return void request.socket.destroy();
    if (failure) return refuse(400, failure);
    const isKnown = request.headers.authorization?.includes(STORAGE_KEY.AWS_ACCESS_KEY_ID);
    if (!isKnown) return refuse(403, 'InvalidAccessKeyId');
    if (bucket !== settings.bucket) return refuse(404, 'NoSuchBucket');
    log.push(line);
    const stored = objects.get(key);
    const { 'content-type': type, 'cache-control': caching } = request.headers;
    if (request.method === 'PUT') objects.set(key, { type, caching, body });
    else if (request.method === 'DELETE') objects.delete(key);
    else if (key && !stored) return refuse(404, 'NoSuchKey');
    response.end(key ? stored?.body : list(url.searchParams));
  });

  const settings = {
    bucket: 'paintings',
    endpoint: `http://127.0.0.1:${await portOf(server)}`,
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

  return {
    settings,
    objects,
    log,
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

function encoded(key: string): string {
  return encodeURIComponent(key).replaceAll('%2F', '/').replaceAll('%20', '+');
}
