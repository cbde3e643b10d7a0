import { expect, test } from 'vitest';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { readStorageSettings } from './storage-settings.ts';

const KEY = { AWS_ACCESS_KEY_ID: 'a key', AWS_SECRET_ACCESS_KEY: 'a secret' };

test('it takes the storage of Amazon unless told of another', () => {
  expect(readStorageSettings({ ...KEY, S3_BUCKET: 'paintings', S3_REGION: 'eu-north-1' })).toEqual({
    bucket: 'paintings',
    endpoint: 'https://s3.eu-north-1.amazonaws.com',
    region: 'eu-north-1',
    accessKeyId: 'a key',
    secretAccessKey: 'a secret',
    sessionToken: undefined,
  });
});

test.each([
  ['all that is missing', {}, 'S3_BUCKET, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY are not set'],
  ['one that is empty', { ...KEY, S3_BUCKET: '' }, 'S3_BUCKET is not set'],
  ['an address for a bucket', { ...KEY, S3_BUCKET: 's3://a/b' }, 'write the name alone'],
  [
    'the bucket in the address of the storage',
    { ...KEY, S3_BUCKET: 'a', S3_ENDPOINT: 'https://storage.example/a' },
    'without the bucket',
  ],
  ['a missing https', { ...KEY, S3_BUCKET: 'a', S3_ENDPOINT: 'storage.example' }, 'write it like'],
])('it names %s', (_, environment, words) => {
  expect(() => readStorageSettings(environment)).toThrow(ExpectedError);
  expect(() => readStorageSettings(environment)).toThrow(words);
});
