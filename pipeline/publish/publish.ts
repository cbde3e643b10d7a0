import { describeFinding } from '#catalogue/check/finding.ts';
import type { Salvaged } from '#catalogue/check/salvage.ts';
import { formerHostFinding } from '#catalogue/check/site-rules.ts';
import type { FormerHost, SiteFile } from '#catalogue/schema/site-entry.ts';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages, spokenLanguage } from '#pipeline/messages.ts';
import { openBucket } from '#pipeline/publish/bucket.ts';
import { publishSite } from '#pipeline/publish/publish-site.ts';
import { readStorageSettings, type StorageSettings } from '#pipeline/publish/storage-settings.ts';
import type { Settings } from '#pipeline/settings.ts';
import { findRepository, type GithubPages, publishToGithubPages } from './to-github-pages.ts';
import { findFolder, publishToServer, type Server } from './to-server.ts';

type Storage = { readonly to: 'storage' } & StorageSettings;

export type Host = Server | Storage | GithubPages;

const say = messages(
  {
    nowhere: `site.json does not say where the site is published. Add one of these to it:
  "publish": { "to": "server", "host": "elena@example.org", "folder": "/var/www/gallery" }
  "publish": { "to": "storage", "bucket": "paintings", "endpoint": "https://storage.yandexcloud.net", "region": "ru-central1" }
  "publish": { "to": "github-pages", "repository": "https://github.com/elena/gallery.git" }
README.md of the folder says more about each`,
    faulty:
      "'publish' in site.json is not as it should be; npm run check:content says what is wrong",
    upload: (what: 'upload' | 'remove', key: string) => `${what} ${key}`,
    counts: (uploaded: number, removed: number, unchanged: number, isDryRun: boolean) => {
      const tense = isDryRun ? 'would be ' : '';
      return `${uploaded} files ${tense}uploaded, ${removed} ${tense}removed, ${unchanged} unchanged`;
    },
  },
  {
    nowhere: `В site.json не сказано, куда публиковать сайт. Добавьте туда одно из этого:
  "publish": { "to": "server", "host": "elena@example.org", "folder": "/var/www/gallery" }
  "publish": { "to": "storage", "bucket": "paintings", "endpoint": "https://storage.yandexcloud.net", "region": "ru-central1" }
  "publish": { "to": "github-pages", "repository": "https://github.com/elena/gallery.git" }
О каждом подробнее — в README.md папки`,
    faulty: '«publish» в site.json записано неверно; что не так, скажет npm run check:content',
    upload: (what, key) => `${what === 'upload' ? 'отправлено' : 'удалено'}: ${key}`,
    counts: (uploaded, removed, unchanged, isDryRun) =>
      isDryRun
        ? `было бы отправлено файлов: ${uploaded}, удалено: ${removed}, без изменений: ${unchanged}`
        : `отправлено файлов: ${uploaded}, удалено: ${removed}, без изменений: ${unchanged}`,
  },
);

/** @throws {ExpectedError} for missing settings */
export function hostOf(
  publish: Salvaged<SiteFile['publish']> | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Host {
  const byEnvironment = environment.S3_BUCKET ? ({ to: 'storage' } as const) : undefined;
  const told: Salvaged<SiteFile['publish']> = publish ?? byEnvironment ?? {};
  const { to, host, folder, port, repository } = told;
  switch (to) {
    case 'server':
      if (host && folder) return { to, host, folder, port };
      break;
    case 'storage':
      return { to, ...readStorageSettings(environment, told) };
    case 'github-pages':
      if (repository) return { to, repository };
      break;
    case 'netlify':
    case 'cloudflare':
      throw new ExpectedError(formerHostWords(to));
    case undefined:
      throw new ExpectedError(say().nowhere);
  }
  throw new ExpectedError(say().faulty);
}

/** Runs before the build, which takes minutes; throws an {@link ExpectedError}. */
export async function findHost(host: Host, { basePath }: Settings): Promise<void> {
  switch (host.to) {
    case 'server':
      return findFolder(host);
    case 'github-pages':
      return findRepository(host);
    case 'storage':
      await openBucket(host).keys(basePath.slice(1));
      return;
  }
}

function formerHostWords(host: FormerHost): string {
  const { message, remedy } = describeFinding(formerHostFinding(host), spokenLanguage());
  return `${message}; ${remedy}`;
}

interface Publishing {
  readonly isDryRun: boolean;
}

export async function bringTo(
  host: Host,
  { outDir: siteDir, basePath, siteUrl }: Settings,
  { isDryRun }: Publishing,
): Promise<void> {
  switch (host.to) {
    case 'server':
      return publishToServer(host, { siteDir, isDryRun });
    case 'github-pages':
      return publishToGithubPages(host, { siteDir, siteUrl, isDryRun });
    case 'storage': {
      const { uploaded, removed, unchanged } = await publishSite({
        ...{ siteDir, basePath, isDryRun },
        bucket: openBucket(host),
        onChange: ({ what, key }) => console.log(say().upload(what, key)),
      });
      return console.log(say().counts(uploaded, removed, unchanged, isDryRun));
    }
  }
}

const SECOND_MS = 1000;

/** GitHub Pages takes some minutes to rebuild. */
/** GitHub Pages takes some minutes to rebuild. */
export function patienceWith({ to }: Host): number {
  return to === 'github-pages' ? 600 * SECOND_MS : 60 * SECOND_MS;
}
