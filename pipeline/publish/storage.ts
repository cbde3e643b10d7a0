import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { AwsClient } from 'aws4fetch';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { forEachConcurrently } from '#pipeline/for-each-concurrently.ts';
import { headersFor } from '#pipeline/headers.ts';
import { sha256 } from '#pipeline/photos/photo-cache.ts';
import { fetchFailure } from '#pipeline/system-failure.ts';
import { type Causes, HostError, retry } from './host-error.ts';
import { text } from './messages.ts';
import { LISTING_FILE, type PublishOptions, type Target } from './publish-site.ts';

const PARALLEL_REQUESTS = 8;

const STORED_HEADERS = ['Content-Type', 'Cache-Control'];

/** Matches status and code of an S3 error: https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
const CAUSES: Causes = {
  wrongClock: /^\d+ RequestTimeTooSkewed/,
  full: /^\d+ QuotaExceeded/,
  expiredKey: /^\d+ (?:ExpiredToken|TokenRefreshRequired)/,
  otherRegion: /^\d+ (?:AuthorizationHeaderMalformed|IllegalLocation|\w+Redirect)|^301/,
  wrongKey: /^\d+ (?:InvalidAccessKeyId|SignatureDoesNotMatch)|^401/,
  missing: /^\d+ (?:InvalidBucketName|NoSuchBucket)|^404/,
  noWriting: /^\d+ AccessDenied|^403/,
  // A request without a response has no status.
  noConnection: /^\D/,
};

export function openStorage(
  { bucket, endpoint, region }: Record<'bucket' | 'endpoint' | 'region', string>,
  { siteDir, basePath }: PublishOptions,
): Target {
  const prefix = basePath.slice(1);
  const location = `'${bucket}' (${endpoint}, ${region})`;
  const client = new AwsClient({ ...accessKey(), region, service: 's3' });
  const pathOf = (name: string) =>
    `/${(prefix + name).split('/').map(encodeURIComponent).join('/')}`;

  const request = (method: string, path: string, init: RequestInit = {}) =>
    retry(async () => {
      const url = `${endpoint}/${bucket}${path}`;
      try {
        const response = await client.fetch(url, { ...init, method, redirect: 'manual' });
        const answer = await response.text();
        if (response.ok) return answer;
        const [code = ''] = valuesOf('Code', answer);
        if (code === 'NoSuchKey') return undefined;
        const output = [response.status, code, ...valuesOf('Message', answer)].join(' ');
        throw new HostError(CAUSES, location, output);
      } catch (error) {
        if (error instanceof HostError) throw error;
        throw new HostError(CAUSES, location, fetchFailure(error));
      }
    });

  async function store(name: string, body: Buffer<ArrayBuffer>, file = name) {
    const headers = headersFor(`/${file}`).filter(([header]) => STORED_HEADERS.includes(header));
    const signed = { ...Object.fromEntries(headers), 'X-Amz-Content-Sha256': sha256(body) };
    await request('PUT', pathOf(name), { body, headers: signed });
  }

  return {
    host: 'storage',
    location,
    read: (name) => request('GET', pathOf(name)),
    writeListing: (content) => store(LISTING_FILE, Buffer.from(content)),
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
    async put(names) {
      await forEachConcurrently(names, PARALLEL_REQUESTS, async (name) => {
        const body = await readFile(join(siteDir, name));
        for (const key of keysOf(name)) await store(key, body, name);
      });
    },
    async remove(names) {
      await forEachConcurrently(names.flatMap(keysOf), PARALLEL_REQUESTS, async (key) => {
        await request('DELETE', pathOf(key));
      });
    },
  };
}

function keysOf(name: string): string[] {
  const url = name.replace(/\/index\.html$/, '');
  return url === name ? [name] : [name, url];
}

function valuesOf(element: string, xml: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(
    ([, value = '']) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}

function accessKey() {
  const variables = process.env.AWS_ACCESS_KEY_ID ? process.env : sharedKey();
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!accessKeyId || !secretAccessKey) {
    throw new ExpectedError(text().missingSetting('AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY'));
  }
  const sessionToken = variables.AWS_SESSION_TOKEN;
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

function sharedKey(): NodeJS.Dict<string> {
  const file = process.env.AWS_SHARED_CREDENTIALS_FILE || join(homedir(), '.aws', 'credentials');
  const content = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const sections = content.split(/^\s*\[\s*(?:profile\s+)?(.+?)\s*\]/m);
  const section = sections[sections.indexOf(process.env.AWS_PROFILE || 'default') + 1] ?? '';
  return parseEnv(section.replace(/^\s*\w+/gm, (name) => name.toUpperCase()));
}
