import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ExpectedError } from '#pipeline/expected-error.ts';
import type { Header } from '#pipeline/headers.ts';
import { messages } from '#pipeline/messages.ts';
import { fetchFailure } from '#pipeline/system-failure.ts';
import type { StorageSettings } from './storage-settings.ts';

const say = messages(
  {
    noAnswer: (endpoint: string, reason: string) => `${endpoint} does not answer (${reason})`,
    answer: (said: string) => `(its answer: ${said})`,
    noBucket: ({ bucket, endpoint }: StorageSettings) =>
      `There is no bucket '${bucket}' at ${endpoint}; check 'bucket' and 'endpoint' in site.json (or S3_BUCKET and S3_ENDPOINT)`,
    refused: ({ bucket }: StorageSettings) =>
      `The storage refuses the key; check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that the key may list, read, write and delete in '${bucket}'`,
    otherRegion: ({ bucket, region, endpoint }: StorageSettings) =>
      `The bucket '${bucket}' is not in the region '${region}' of ${endpoint}; check 'region' and 'endpoint' in site.json (or S3_REGION and S3_ENDPOINT)`,
    failed: 'The storage failed; try again later',
  },
  {
    noAnswer: (endpoint, reason) => `${endpoint} не отвечает (${reason})`,
    answer: (said) => `(его ответ: ${said})`,
    noBucket: ({ bucket, endpoint }) =>
      `В ${endpoint} нет хранилища «${bucket}»; проверьте «bucket» и «endpoint» в site.json (или S3_BUCKET и S3_ENDPOINT)`,
    refused: ({ bucket }) =>
      `Хранилище не принимает ключ; проверьте AWS_ACCESS_KEY_ID и AWS_SECRET_ACCESS_KEY и то, можно ли с этим ключом смотреть, читать, писать и удалять в «${bucket}»`,
    otherRegion: ({ bucket, region, endpoint }) =>
      `Хранилище «${bucket}» не в регионе «${region}» у ${endpoint}; проверьте «region» и «endpoint» в site.json (или S3_REGION и S3_ENDPOINT)`,
    failed: 'Хранилище не справилось; попробуйте позже',
  },
);

/** Marks our objects; a hash of headers and content. */
const MARK = 'x-amz-meta-fingerprint';

/** For a busy storage; each pause is twice as long as the previous one. */
const RETRIES = 5;

/** After a broken connection, which the library does not retry. */
const PAUSES_MS = [100, 400];

export interface StoredObject {
  readonly key: string;
  readonly headers: readonly Header[];
  readonly body: Uint8Array<ArrayBuffer>;
  /** SHA-256 in hexadecimal digits. */
  readonly bodyHash: string;
  readonly fingerprint: string;
}

export type Bucket = ReturnType<typeof openBucket>;

/** All calls throw an {@link ExpectedError}. */
export function openBucket(settings: StorageSettings) {
  const { bucket, endpoint } = settings;
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    ...(settings.sessionToken && { sessionToken: settings.sessionToken }),
    region: settings.region,
    service: 's3',
    retries: RETRIES,
  });

  async function ask(
    method: string,
    address: string,
    init: RequestInit = {},
    pauses: readonly number[] = PAUSES_MS,
  ): Promise<Response> {
    const url = `${endpoint}/${bucket}${address}`;
    try {
      return await client.fetch(url, { ...init, method, redirect: 'manual' });
    } catch (error) {
      const [pause, ...later] = pauses;
      if (pause === undefined) {
        throw new ExpectedError(say().noAnswer(endpoint, fetchFailure(error)));
      }
      await setTimeout(pause);
      return ask(method, address, init, later);
    }
  }

  async function expectOk(response: Response): Promise<string> {
    const text = await response.text();
    if (!response.ok) throw new ExpectedError(explain(response.status, text, settings));
    return text;
  }

  return {
    async keys(prefix: string): Promise<string[]> {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
        if (token) query.set('continuation-token', token);
        const text = await expectOk(await ask('GET', `?${query}`));
        keys.push(
          ...valuesOf('Key', text).map((key) => decodeURIComponent(key.replace(/\+/g, ' '))),
        );
        token = valuesOf('NextContinuationToken', text)[0];
      } while (token);
      return keys;
    },

    async fingerprint(key: string): Promise<string | undefined> {
      const response = await ask('HEAD', addressOf(key));
      if (response.status === 404) return undefined;
      await expectOk(response);
      return response.headers.get(MARK) ?? undefined;
    },

    async put({ key, headers, body, bodyHash, fingerprint }: StoredObject): Promise<void> {
      const response = await ask('PUT', addressOf(key), {
        body,
        headers: [...headers, ['X-Amz-Content-Sha256', bodyHash], [MARK, fingerprint]] as [
          string,
          string,
        ][],
      });
      await expectOk(response);
    },

    async remove(key: string): Promise<void> {
      await expectOk(await ask('DELETE', addressOf(key)));
    },
  };
}

function addressOf(key: string): string {
  return `/${key.split('/').map(encodeURIComponent).join('/')}`;
}

/** The answer is a flat list whose values never contain an element. */
function valuesOf(element: string, xml: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value]) =>
    (value ?? '').replace(
      /&(amp|lt|gt|quot|apos|#34|#39);/g,
      (entity) => ENTITIES[entity] ?? entity,
    ),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
};

function explain(status: number, text: string, settings: StorageSettings): string {
  const said = [status, valuesOf('Code', text)[0], valuesOf('Message', text)[0]].filter(Boolean);
  return `${reasonFor(status, settings)} ${say().answer(said.join(' '))}`;
}

function reasonFor(status: number, settings: StorageSettings): string {
  if (status === 404) return say().noBucket(settings);
  if (status === 401 || status === 403) return say().refused(settings);
  const isElsewhere = (status >= 300 && status < 400) || status === 400;
  return isElsewhere ? say().otherRegion(settings) : say().failed;
}
