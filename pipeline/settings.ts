import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ExpectedError } from './expected-error.ts';
import { isInside } from './is-inside.ts';
import { messages } from './messages.ts';

const say = messages(
  {
    overlap: (outDir: string) =>
      `OUT_DIR is '${outDir}', which is or holds the project or the content folder; choose a folder of its own, like 'build/client'`,
    noAddress: (value: string) =>
      `SITE_URL is '${value}', which is no address; write it like 'https://example.org'`,
    protocol: (value: string) => `SITE_URL is '${value}'; it must start with https:// or http://`,
    unreachable: (value: string) =>
      `SITE_URL is '${value}', where nobody else can reach the site; write its public address or leave SITE_URL out`,
    long: (value: string) => `SITE_URL is '${value}'; leave out what follows the host name`,
    path: (value: string, basePath: string) =>
      `SITE_URL is '${value}'; leave out the path and set BASE_PATH='${basePath}' instead`,
    basePath: (value: string) =>
      `BASE_PATH is '${value}'; use letters, digits, '-', '_' and '/', like '/gallery/'`,
    port: (value: string) =>
      `PORT is '${value}'; it must be a whole number from 0 to ${HIGHEST_PORT}`,
  },
  {
    overlap: (outDir) =>
      `OUT_DIR — «${outDir}», а в этой папке лежит сама программа или папка художника; выберите отдельную, например «build/client»`,
    noAddress: (value) => `SITE_URL — «${value}», это не адрес; напишите как «https://example.org»`,
    protocol: (value) => `SITE_URL — «${value}»; адрес начинается с https:// или http://`,
    unreachable: (value) =>
      `SITE_URL — «${value}», там сайт никто, кроме вас, не увидит; напишите его адрес в интернете или уберите SITE_URL`,
    long: (value) => `SITE_URL — «${value}»; уберите то, что стоит после имени`,
    path: (value, basePath) =>
      `SITE_URL — «${value}»; уберите путь и напишите его отдельно: BASE_PATH='${basePath}'`,
    basePath: (value) =>
      `BASE_PATH — «${value}»; возьмите латинские буквы, цифры, «-», «_» и «/», например «/gallery/»`,
    port: (value) => `PORT — «${value}»; нужно целое число от 0 до ${HIGHEST_PORT}`,
  },
);

export interface Settings {
  readonly contentDir: string;
  readonly outDir: string;
  /** Without path and final slash; features that need a public URL are left out without it. */
  readonly siteUrl: string | undefined;
  /** With a slash at both ends. */
  readonly basePath: string;
  readonly port: number;
}

export const CACHE_DIR = resolve('.cache');

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

/**
 * An empty variable counts as unset; `site.json` may set the public URL.
 * @throws {ExpectedError} for the first unusable setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const contentDir = resolve(environment.CONTENT_DIR || 'content');
  const outDir = resolve(environment.OUT_DIR || 'build/client');
  refuseOverlap(contentDir, outDir);
  const own = ownAddress(contentDir);
  return {
    contentDir,
    outDir,
    siteUrl: environment.SITE_URL ? readSiteUrl(environment.SITE_URL) : own?.siteUrl,
    basePath: readBasePath(environment.BASE_PATH || own?.basePath || '/'),
    port: environment.PORT ? readPort(environment.PORT) : DEFAULT_PORT,
  };
}

// The build replaces OUT_DIR completely, so it must not overlap with handwritten files.
function refuseOverlap(contentDir: string, outDir: string): void {
  const root = resolve('.');
  if (isInside(root, outDir) || isInside(contentDir, outDir) || isInside(outDir, contentDir)) {
    throw new ExpectedError(say().overlap(outDir));
  }
}

type PublicAddress = Pick<Settings, 'siteUrl' | 'basePath'>;

/**
 * @example publicAddress('https://anna.github.io/art') // { siteUrl: 'https://anna.github.io',
 * basePath: '/art/' }
 */
export function publicAddress(value: string): PublicAddress {
  const url = URL.parse(value);
  const basePath = readBasePath(url?.pathname ?? '/');
  if (url) url.pathname = '/';
  return { siteUrl: readSiteUrl(url?.href ?? value), basePath };
}

/** The content check reports a faulty file or URL. */
function ownAddress(contentDir: string): PublicAddress | undefined {
  try {
    const { address } = JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8'));
    return typeof address === 'string' ? publicAddress(address) : undefined;
  } catch {
    return undefined;
  }
}

function readSiteUrl(value: string): string {
  let url: URL;
  try {
    url = new URL(/^[a-z][a-z\d+.-]*:/i.test(value) ? value : `https://${value}`);
  } catch {
    throw new ExpectedError(say().noAddress(value));
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ExpectedError(say().protocol(value));
  }
  if (/^(localhost|127\..*|0\.0\.0\.0|\[::1?\]|undefined|null)$/.test(url.hostname)) {
    throw new ExpectedError(say().unreachable(value));
  }
  if (url.search || url.hash || url.username) {
    throw new ExpectedError(say().long(value));
  }
  if (url.pathname !== '/') {
    throw new ExpectedError(say().path(value, readBasePath(url.pathname)));
  }
  return url.origin;
}

function readBasePath(value: string): string {
  const path = `/${value}/`.replace(/\/{2,}/g, '/');
  if (!/^[\w./~-]+$/.test(path) || /(^|\/)\.{1,2}\//.test(path)) {
    throw new ExpectedError(say().basePath(value));
  }
  return path;
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > HIGHEST_PORT) {
    throw new ExpectedError(say().port(value));
  }
  return port;
}
