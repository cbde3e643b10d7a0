import { expect, test } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { hostOf } from './publish.ts';

const KEY = { AWS_ACCESS_KEY_ID: 'a key', AWS_SECRET_ACCESS_KEY: 'a secret' };

test('it takes the storage of site.json, with a key that stands elsewhere', () => {
  const publish = { to: 'storage', bucket: 'paintings', region: 'ru-central1' } as const;
  expect(hostOf(publish, KEY)).toMatchObject({
    to: 'storage',
    bucket: 'paintings',
    region: 'ru-central1',
    accessKeyId: 'a key',
  });
});

test('it takes storage that only the environment tells of', () => {
  expect(hostOf(undefined, { ...KEY, S3_BUCKET: 'paintings' })).toMatchObject({ to: 'storage' });
});

test.each([
  ['nothing says where', undefined, 'site.json does not say where'],
  ['a part of it is missing', { to: 'server', host: 'example.org' } as const, 'check:content'],
  ['the host is unknown', { site: 'elena' }, 'site.json does not say where'],
])('it refuses when %s', (_, publish, words) => {
  expect(() => hostOf(publish, {})).toThrow(ExpectedError);
  expect(() => hostOf(publish, {})).toThrow(words);
});

test.each(['netlify', 'cloudflare'] as const)('it refuses %s as the content check does', (to) => {
  expect(() => hostOf({ to }, {})).toThrow(`no longer brings sites to '${to}'; run npm run build`);
});
