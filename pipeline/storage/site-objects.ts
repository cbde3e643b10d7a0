import { HASHED_FOLDERS, type Header, headersFor } from '#pipeline/headers.ts';

/** In this order they are uploaded: nothing names a file that is not there yet. */
export const STAGES = ['hashed files', 'data', 'pages'] as const;
type Stage = (typeof STAGES)[number];

/** A file of the site as it lies in a bucket. */
export interface SiteObject {
  readonly key: string;
  /** Path below the folder of the site. */
  readonly file: string;
  readonly headers: readonly Header[];
  readonly stage: Stage;
}

/** Storage keeps these with an object, and sends no others. */
const KEPT_HEADERS = ['Content-Type', 'Cache-Control'];

/** Written for other hosts: their settings, and the precompressed files, between which storage cannot choose. */
const FOR_OTHER_HOSTS = /^_(headers|redirects)$|\.(br|gz)$/;

/** Stored, `/404` would be answered with 200; missing, it gets the not-found page of its language and its status. */
function missingOnPurpose(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => /^(?:[^/]+\/)?404\.html$/.test(file))
    .map((file) => file.replace(/\.html$/, '/index.html'));
}

/**
 * Where each file of a site goes in a bucket, in the order of upload.
 *
 * A page is stored twice: under its address, so that `/gallery` is answered as it was asked for, and as `index.html` in
 * a folder of that name, for `/gallery/` and for the home page, where the host asks for the index of a folder.
 *
 * @param files paths below the folder of the site, with forward slashes
 * @param basePath with a slash at both ends
 * @example siteObjects(['about/index.html'], '/art/') // keys 'art/about' and 'art/about/index.html'
 */
export function siteObjects(files: readonly string[], basePath: string): SiteObject[] {
  const missing = missingOnPurpose(files);
  const objects = files
    .filter((file) => !FOR_OTHER_HOSTS.test(file) && !missing.includes(file))
    .flatMap((file) =>
      namesOf(file).map((name) => ({
        key: basePath.slice(1) + name,
        file,
        headers: headersFor(`/${file}`).filter(([header]) => KEPT_HEADERS.includes(header)),
        stage: stageOf(file),
      })),
    );
  return STAGES.flatMap((stage) => objects.filter((object) => object.stage === stage));
}

function namesOf(file: string): string[] {
  const address = /^(.+)\/index\.html$/.exec(file)?.[1];
  return address ? [address, file] : [file];
}

function stageOf(file: string): Stage {
  if (isHashed(file)) return 'hashed files';
  return file.endsWith('.html') ? 'pages' : 'data';
}

/** Whether a file has a name of its own for every content, so that an old one may stay for pages that are open. */
export function isHashed(file: string): boolean {
  return HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}
