import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { CONTENT_TYPES, headersFor } from '#pipeline/headers.ts';
import { forEach } from '#pipeline/several-at-once.ts';
import { fetchFailure } from '#pipeline/system-failure.ts';
import { HostError, type HostFailure } from './host-error.ts';
import { text } from './messages.ts';
import { LISTING_FILE } from './plan.ts';
import type { Environment, Publication, Target } from './publish-site.ts';

export interface Bucket {
  readonly bucket: string;
  /** URL without the bucket. */
  readonly endpoint: string;
  readonly region: string;
}

/** For a busy storage; each pause is twice as long as the previous one. */
const RETRIES = 5;

/** After a broken connection, which the library does not retry. */
const RETRY_PAUSES_MS = [100, 400];

/** More would only wait for each other on a home connection. */
const PARALLEL_REQUESTS = 8;

/** Storage returns only these headers. */
const STORED_HEADERS = ['Content-Type', 'Cache-Control'];

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html, and those of others. */
const FAILURES: Readonly<Record<string | number, HostFailure>> = {
  AccessDenied: 'deniedKey',
  AuthorizationHeaderMalformed: 'otherRegion',
  ExpiredToken: 'expiredKey',
  IllegalLocationConstraintException: 'otherRegion',
  InvalidAccessKeyId: 'unknownKey',
  InvalidBucketName: 'missing',
  NoSuchBucket: 'missing',
  PermanentRedirect: 'otherRegion',
  QuotaExceeded: 'full',
  RequestTimeTooSkewed: 'wrongClock',
  SignatureDoesNotMatch: 'wrongSecret',
  TemporaryRedirect: 'otherRegion',
  TokenRefreshRequired: 'expiredKey',
  // Of storage that answers without a code.
  301: 'otherRegion',
  401: 'unknownKey',
  403: 'deniedKey',
  404: 'missing',
};

export function openStorage(
  { bucket, endpoint, region }: Bucket,
  { siteDir, basePath, environment }: Publication,
): Target {
  const prefix = basePath.slice(1);
  const place = `'${bucket}' (${endpoint}, ${region})`;
  const client = new AwsClient({ ...keyIn(environment), region, service: 's3', retries: RETRIES });
  const pathOf = (name: string) =>
    `/${(prefix + name).split('/').map(encodeURIComponent).join('/')}`;

  /** @returns `undefined` for a missing object */
  async function request(
    method: string,
    path: string,
    init: RequestInit = {},
    pauses = RETRY_PAUSES_MS,
  ): Promise<string | undefined> {
    const url = `${endpoint}/${bucket}${path}`;
    try {
      const response = await client.fetch(url, { ...init, method, redirect: 'manual' });
      const answer = await response.text();
      if (response.ok) return answer;
      const [code = ''] = valuesOf('Code', answer);
      if (code === 'NoSuchKey') return undefined;
      const failure = FAILURES[code] ?? FAILURES[response.status] ?? 'failed';
      const said = [response.status, code, ...valuesOf('Message', answer)].join(' ');
      throw new HostError(failure, place, said);
    } catch (error) {
      if (error instanceof ExpectedError) throw error;
      const [pause, ...laterPauses] = pauses;
      if (pause === undefined) throw new HostError('noConnection', place, fetchFailure(error));
      await setTimeout(pause);
      return request(method, path, init, laterPauses);
    }
  }

  async function store(name: string, body: Buffer<ArrayBuffer>, headers: Record<string, string>) {
    const hash = createHash('sha256').update(body).digest('hex');
    const signed = { ...headers, 'X-Amz-Content-Sha256': hash };
    await request('PUT', pathOf(name), { body, headers: signed });
  }

  return {
    to: 'storage',
    place,
    batchSize: 200,
    read: (name) => request('GET', pathOf(name)),
    async writeListing(content) {
      await store(LISTING_FILE, Buffer.from(content), { 'Content-Type': CONTENT_TYPES.json });
    },
    async find() {
      const names = new Set<string>();
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
        if (token) query.set('continuation-token', token);
        const answer = (await request('GET', `?${query}`)) ?? '';
        for (const key of valuesOf('Key', answer)) {
          names.add(decodeURIComponent(key.replaceAll('+', ' ')).slice(prefix.length));
        }
        [token] = valuesOf('NextContinuationToken', answer);
      } while (token);
      return names;
    },
    async put(files) {
      await forEach(files, PARALLEL_REQUESTS, async ({ name, file }) => {
        const headers = headersFor(`/${file}`).filter(([header]) =>
          STORED_HEADERS.includes(header),
        );
        await store(name, await readFile(join(siteDir, file)), Object.fromEntries(headers));
      });
    },
    async remove(names) {
      await forEach(names, PARALLEL_REQUESTS, async (name) => {
        await request('DELETE', pathOf(name));
      });
    },
  };
}

/** The answers are flat lists. */
function valuesOf(element: string, xml: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, value = '']) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}

/** From variables, else from the file that other programs for storage use too. */
function keyIn(environment: Environment) {
  const variables = environment.AWS_ACCESS_KEY_ID ? environment : sharedKey(environment);
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey) {
    throw new ExpectedError(text().missingSetting('AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY'));
  }
  const sessionToken = variables.AWS_SESSION_TOKEN;
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

function sharedKey(environment: Environment): Environment {
  const file = environment.AWS_SHARED_CREDENTIALS_FILE || join(homedir(), '.aws', 'credentials');
  const profile = environment.AWS_PROFILE || 'default';
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = content.split(/^\s*\[\s*(?:profile\s+)?(.+?)\s*\]/m);
  const values = Object.entries(parseEnv(sections[sections.indexOf(profile) + 1] ?? ''));
  return Object.fromEntries(values.map(([name, value]) => [name.toUpperCase(), value]));
}
