import { existsSync } from 'node:fs';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ExpectedError } from './expected-error.ts';
import { messages, readSiteFile } from './messages.ts';

export type Settings = Readonly<ReturnType<typeof readSettings>>;

export const CACHE_DIR = resolve('.cache');

/** In the project, so that bundles in these folders find its packages. */
export const WORK_DIRS = resolve('.generated');

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

const LOCAL_HOST = /^(localhost|127\..*|0\.0\.0\.0|\[::1?\]|undefined|null)$/;

/** An empty variable counts as unset; `site.json` may set the public URL. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>) {
  const contentDir = resolve(environment.CONTENT_DIR || 'content');
  const outDir = resolve(environment.OUT_DIR || 'build/client');
  // The build replaces OUT_DIR completely.
  const isShared = [resolve('.'), contentDir].some((folder) => isInside(folder, outDir));
  if (isShared || isInside(outDir, contentDir)) throw new ExpectedError(text().outDir(outDir));
  const { SITE_URL, BASE_PATH, PORT, REUSE_PUBLISHED } = environment;
  const own = urlInSiteFile(contentDir);
  return {
    contentDir,
    outDir,
    siteUrl: SITE_URL ? readSiteUrl(SITE_URL) : own?.siteUrl,
    /** With a slash at both ends. */
    basePath: readBasePath(BASE_PATH || own?.basePath || '/'),
    port: PORT ? readPort(PORT) : DEFAULT_PORT,
    reusesPublished: Boolean(REUSE_PUBLISHED),
  };
}

export function isInside(path: string, folder: string): boolean {
  const pathInFolder = relative(folder, path);
  return !isAbsolute(pathInFolder) && pathInFolder.split(sep)[0] !== '..';
}

/** Runs before the build, which takes minutes. Does not create the folders. */
export async function checkWritable(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    let existing = resolve(folder);
    while (!existsSync(existing)) existing = dirname(existing);
    // Asking for permissions would miss read-only disks, and is unreliable on Windows.
    await rmdir(await mkdtemp(join(existing, '.writable-')));
  }
}

export function readPublicUrl(value: string) {
  const url = URL.parse(value);
  const basePath = readBasePath(url?.pathname ?? '/');
  if (url) url.pathname = '/';
  return { siteUrl: readSiteUrl(url?.href ?? value), basePath };
}

/** Does not throw, because the content check reports a faulty URL. */
function urlInSiteFile(contentDir: string) {
  try {
    const { address } = readSiteFile(contentDir);
    return typeof address === 'string' ? readPublicUrl(address) : undefined;
  } catch {
    return undefined;
  }
}

// The messages do not repeat the URL, which may hold a password.
function readSiteUrl(value: string): string {
  const url = URL.parse(value.includes('://') ? value : `https://${value}`);
  if (url && LOCAL_HOST.test(url.hostname)) throw new ExpectedError(text().localUrl);
  const isWeb = url && /^https?:$/.test(url.protocol);
  if (isWeb && url.pathname === '/' && !url.search && !url.hash && !url.username) {
    return url.origin;
  }
  throw new ExpectedError(text().siteUrl);
}

function readBasePath(value: string): string {
  const path = `/${value}/`.replace(/\/{2,}/g, '/');
  if (/^[\w./~-]+$/.test(path) && !/\/\.{1,2}\//.test(path)) return path;
  throw new ExpectedError(text().basePath(value));
}

function readPort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= HIGHEST_PORT) return port;
  throw new ExpectedError(text().port(value));
}

const text = messages(
  {
    outDir: (folder: string) =>
      `OUT_DIR is '${folder}', which overlaps the project or the content folder; choose a separate folder, like 'build/client'`,
    localUrl: 'SITE_URL must be a URL that others can open; for this computer alone, leave it out',
    siteUrl:
      "SITE_URL must be the public URL of the site without its path, like 'https://example.org'; write the path into BASE_PATH",
    basePath: (value: string) =>
      `BASE_PATH is '${value}'; use letters, digits, '-', '_' and '/', like '/gallery/'`,
    port: (value: string) =>
      `PORT is '${value}'; it must be a whole number from 0 to ${HIGHEST_PORT}`,
  },
  {
    outDir: (folder) =>
      `OUT_DIR — «${folder}», а она пересекается с папкой программы или художника; выберите отдельную, например «build/client»`,
    localUrl: 'SITE_URL — адрес, который откроют и другие; на своём компьютере можно без него',
    siteUrl:
      'SITE_URL — адрес сайта в интернете без пути, например «https://example.org»; путь напишите в BASE_PATH',
    basePath: (value) =>
      `BASE_PATH — «${value}»; возьмите латинские буквы, цифры, «-», «_» и «/», например «/gallery/»`,
    port: (value) => `PORT — «${value}»; нужно целое число от 0 до ${HIGHEST_PORT}`,
  },
);
