import { mkdir } from 'node:fs/promises';
import type { Salvaged } from '#catalogue/check/salvage.ts';
import type { SiteFile } from '#catalogue/schema/site-entry.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { openFtp } from './ftp.ts';
import { openGitBranch } from './git-branch.ts';
import { text } from './messages.ts';
import type { PublishOptions, Target } from './publish-site.ts';
import { openServer } from './server.ts';
import { openStorage } from './storage.ts';

const FTP_PORT = 21;
const IMPLICIT_TLS_PORT = 990;

export async function openTarget(
  settings: Salvaged<SiteFile['publish']>,
  options: PublishOptions,
): Promise<Target> {
  await mkdir(options.cacheDir, { recursive: true });
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, FTP_PASSWORD: password } = process.env;
  const { to = 'storage', host, folder, port, user, repository } = settings ?? {};
  if (to === 'server' && host && folder) return openServer({ host, folder, port }, options);
  if (to === 'ftp' && host && folder && user) {
    if (!password) throw new ExpectedError(text().missingSetting('FTP_PASSWORD'));
    const secure = port === IMPLICIT_TLS_PORT ? 'implicit' : (settings?.secure ?? true);
    return openFtp(folder, { host, port: port ?? FTP_PORT, user, password, secure }, options);
  }
  const bucket = S3_BUCKET || settings?.bucket;
  if (to === 'storage' && bucket) {
    const region = S3_REGION || settings?.region || 'us-east-1';
    const url = S3_ENDPOINT || settings?.endpoint || `https://s3.${region}.amazonaws.com`;
    return openStorage({ bucket, endpoint: URL.parse(url)?.origin ?? '', region }, options);
  }
  if (to === 'github-pages' && repository) return openGitBranch(repository, options);
  throw new ExpectedError(text().noTarget);
}
