import { ExpectedError } from '#pipeline/expected-error.ts';

/** Where the site is stored, and the right to write there. */
export interface StorageSettings {
  readonly bucket: string;
  /** The address of the storage without a final slash; the bucket is its first folder. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const DEFAULT_REGION = 'us-east-1';

/**
 * Reads the settings of S3-compatible storage from environment variables; `deploy/README.md` holds the table. Keys have
 * the names that every tool for such storage gives them.
 *
 * @throws {ExpectedError} that names all that is missing, or the one that cannot be used.
 */
export function readStorageSettings(
  environment: Readonly<Record<string, string | undefined>>,
): StorageSettings {
  const { S3_BUCKET, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment;
  const needed = { S3_BUCKET, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (!S3_BUCKET || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new ExpectedError(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set; deploy/README.md says where to get them`,
    );
  }
  if (!/^[\w.-]+$/.test(S3_BUCKET)) {
    throw new ExpectedError(`S3_BUCKET is '${S3_BUCKET}'; write the name alone, like 'paintings'`);
  }
  const region = environment.S3_REGION || DEFAULT_REGION;
  return {
    bucket: S3_BUCKET,
    endpoint: readEndpoint(environment.S3_ENDPOINT || `https://s3.${region}.amazonaws.com`),
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: environment.AWS_SESSION_TOKEN || undefined,
  };
}

function readEndpoint(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new ExpectedError(
      `S3_ENDPOINT is '${value}'; write it like 'https://storage.yandexcloud.net', without the bucket`,
    );
  }
  return url.origin;
}
