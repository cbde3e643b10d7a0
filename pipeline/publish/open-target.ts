import { mkdir } from 'node:fs/promises';
import type { Salvaged } from '#catalogue/check/salvage.ts';
import type { SiteFile as SiteSettings } from '#catalogue/schema/site-entry.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { openFtp } from './ftp.ts';
import { openGitBranch } from './git-branch.ts';
import { text } from './messages.ts';
import type { Publication, Target } from './publish-site.ts';
import { openServer } from './server.ts';
import { openStorage } from './storage.ts';

const DEFAULT_REGION = 'us-east-1';

/**
 * @param settings as `site.json` has them; the check reports what is faulty in them
 * @throws {ExpectedError} for missing settings, and when the host cannot be reached
 */
export async function openTarget(
  settings: Salvaged<SiteSettings['publish']>,
  publication: Publication,
): Promise<Target> {
  const { environment, cacheDir } = publication;
  await mkdir(cacheDir, { recursive: true });
  const { to, host, folder, port, user, secure = true, repository } = settings ?? {};
  if (to === 'server' && host && folder) return openServer({ host, folder, port }, publication);
  if (to === 'ftp' && host && folder && user) {
    const password = environment.FTP_PASSWORD;
    if (!password) throw new ExpectedError(text().missingSetting('FTP_PASSWORD'));
    return openFtp({ host, folder, user, password, port, secure }, publication);
  }
  const bucket = environment.S3_BUCKET || settings?.bucket;
  if ((to ?? 'storage') === 'storage' && bucket) {
    const region = environment.S3_REGION || settings?.region || DEFAULT_REGION;
    const url = environment.S3_ENDPOINT || settings?.endpoint;
    const endpoint = URL.parse(url || `https://s3.${region}.amazonaws.com`)?.origin ?? '';
    return openStorage({ bucket, endpoint, region }, publication);
  }
  if (to === 'github-pages' && repository) return openGitBranch(repository, publication);
  throw new ExpectedError(to ? text().faultyTarget : text().noTarget);
}
