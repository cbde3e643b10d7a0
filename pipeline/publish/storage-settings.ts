import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';

const say = messages(
  {
    missing: (names: readonly string[]) =>
      `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} not set; the guide of your folder says under 'Publishing' where the storage's key is written`,
    bucket: (name: string) => `S3_BUCKET is '${name}'; write the name alone, like 'paintings'`,
    endpoint: (address: string) =>
      `S3_ENDPOINT is '${address}'; write it like 'https://storage.yandexcloud.net', without the bucket`,
  },
  {
    missing: (names) =>
      `Не заданы ${names.join(', ')}; куда записать ключ хранилища, сказано в README.md вашей папки, в разделе «Публикация»`,
    bucket: (name) => `S3_BUCKET — «${name}»; напишите только имя, например «paintings»`,
    endpoint: (address) =>
      `S3_ENDPOINT — «${address}»; напишите как «https://storage.yandexcloud.net», без имени хранилища`,
  },
);

export interface StorageSettings {
  readonly bucket: string;
  /** Without a final slash; the bucket is its first folder. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const DEFAULT_REGION = 'us-east-1';

type Environment = Readonly<Record<string, string | undefined>>;

/** Never has the key, since the folder may be public. */
interface OwnStorage {
  readonly bucket?: string | undefined;
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
}

/**
 * Variables precede `site.json` and the shared file of credentials; see `deploy/README.md`.
 * @throws {ExpectedError} for missing or unusable settings
 */
export function readStorageSettings(
  environment: Environment,
  own: OwnStorage = {},
): StorageSettings {
  const S3_BUCKET = environment.S3_BUCKET || own.bucket;
  const key = environment.AWS_ACCESS_KEY_ID ? environment : sharedKey(environment);
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = key;
  const needed = { S3_BUCKET, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (!S3_BUCKET || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new ExpectedError(say().missing(missing));
  }
  if (!/^[\w.-]+$/.test(S3_BUCKET)) {
    throw new ExpectedError(say().bucket(S3_BUCKET));
  }
  const region = environment.S3_REGION || own.region || DEFAULT_REGION;
  return {
    bucket: S3_BUCKET,
    endpoint: readEndpoint(
      environment.S3_ENDPOINT || own.endpoint || `https://s3.${region}.amazonaws.com`,
    ),
    region,
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: key.AWS_SESSION_TOKEN || undefined,
  };
}

function sharedKey(environment: Environment): Environment {
  const file = environment.AWS_SHARED_CREDENTIALS_FILE || join(homedir(), '.aws', 'credentials');
  const profile = environment.AWS_PROFILE || 'default';
  const key: Record<string, string> = {};
  let isInProfile = false;
  for (const line of textOf(file).split(/\r?\n/)) {
    const [, section] = /^\s*\[\s*(?:profile\s+)?([^\]]+?)\s*\]/.exec(line) ?? [];
    if (section !== undefined) isInProfile = section === profile;
    const [, name, value] = /^\s*(aws_\w+)\s*=\s*(\S+)/.exec(line) ?? [];
    if (isInProfile && name && value) key[name.toUpperCase()] = value;
  }
  return key;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readEndpoint(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new ExpectedError(say().endpoint(value));
  }
  return url.origin;
}
