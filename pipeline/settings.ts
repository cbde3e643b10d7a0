import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ExpectedError } from './expected-error.ts';
import { isInside } from './is-inside.ts';

/** What can be set from outside, read once from the environment; the README holds the table. */
export interface Settings {
  /** Absolute path of the artist's folder. */
  readonly contentDir: string;
  /** Absolute path of the folder that the finished website is left in. */
  readonly outDir: string;
  /** The public address without its path and a final slash; `undefined` leaves out whatever would need one. */
  readonly siteUrl: string | undefined;
  /** The path below which the site lives, with a slash at both ends. */
  readonly basePath: string;
  /** The TCP port of `npm start` and `npm run dev`. */
  readonly port: number;
}

/** Where photos that are measured, pictures that are made and remote photos that are fetched stay between builds. */
export const CACHE_DIR = resolve('.cache');

const DEFAULT_PORT = 4173;
const HIGHEST_PORT = 65_535;

/**
 * Reads the settings from environment variables; an empty variable counts as one that is not set. Where none tells the
 * public address, `site.json` of the artist's folder may.
 *
 * @throws {ExpectedError} for the first one that cannot be used.
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

// The build replaces OUT_DIR as a whole, so it must never be, hold or lie in what somebody wrote by hand.
function refuseOverlap(contentDir: string, outDir: string): void {
  const root = resolve('.');
  if (isInside(root, outDir) || isInside(contentDir, outDir) || isInside(outDir, contentDir)) {
    throw new ExpectedError(
      `OUT_DIR is '${outDir}', which is or holds the project or the content folder; choose a folder of its own, like 'build/client'`,
    );
  }
}

/** A public address in its parts. */
type PublicAddress = Pick<Settings, 'siteUrl' | 'basePath'>;

/**
 * The parts of a public address, whose path is the base path.
 *
 * @example publicAddress('https://anna.github.io/art') // { siteUrl: 'https://anna.github.io', basePath: '/art/' }
 * @throws {ExpectedError} for one at which nobody could find the site.
 */
export function publicAddress(value: string): PublicAddress {
  const url = URL.parse(value);
  const basePath = readBasePath(url?.pathname ?? '/');
  if (url) url.pathname = '/';
  return { siteUrl: readSiteUrl(url?.href ?? value), basePath };
}

/** The address in the artist's folder. What is wrong with it, or with the file, is for the content check to say. */
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
    throw new ExpectedError(
      `SITE_URL is '${value}', which is no address; write it like 'https://example.org'`,
    );
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new ExpectedError(`SITE_URL is '${value}'; it must start with https:// or http://`);
  }
  if (/^(localhost|127\..*|0\.0\.0\.0|\[::1?\]|undefined|null)$/.test(url.hostname)) {
    throw new ExpectedError(
      `SITE_URL is '${value}', where nobody else can reach the site; write its public address or leave SITE_URL out`,
    );
  }
  if (url.search || url.hash || url.username) {
    throw new ExpectedError(`SITE_URL is '${value}'; leave out what follows the host name`);
  }
  if (url.pathname !== '/') {
    throw new ExpectedError(
      `SITE_URL is '${value}'; leave out the path and set BASE_PATH='${readBasePath(url.pathname)}' instead`,
    );
  }
  return url.origin;
}

function readBasePath(value: string): string {
  const path = `/${value}/`.replace(/\/{2,}/g, '/');
  if (!/^[\w./~-]+$/.test(path) || /(^|\/)\.{1,2}\//.test(path)) {
    throw new ExpectedError(
      `BASE_PATH is '${value}'; use letters, digits, '-', '_' and '/', like '/gallery/'`,
    );
  }
  return path;
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port > HIGHEST_PORT) {
    throw new ExpectedError(
      `PORT is '${value}'; it must be a whole number from 0 to ${HIGHEST_PORT}`,
    );
  }
  return port;
}
