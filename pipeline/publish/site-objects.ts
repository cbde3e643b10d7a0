import { HASHED_FOLDERS, type Header, headersFor } from '#pipeline/headers.ts';

/** Order of upload, so that no file refers to a missing one. */
export const STAGES = ['hashed files', 'data', 'pages'] as const;
type Stage = (typeof STAGES)[number];

export interface SiteObject {
  readonly key: string;
  readonly file: string;
  readonly headers: readonly Header[];
  readonly stage: Stage;
}

/** Storage returns only these headers. */
const KEPT_HEADERS = ['Content-Type', 'Cache-Control'];

/** Settings of other hosts, and precompressed files: storage has no content negotiation. */
const FOR_OTHER_HOSTS = /^_(headers|redirects)$|\.(br|gz)$/;

/** A stored `/404` would be answered with 200; a missing one gets the right page and status. */
function missingOnPurpose(files: readonly string[]): readonly string[] {
  return files
    .filter((file) => /^(?:[^/]+\/)?404\.html$/.test(file))
    .map((file) => file.replace(/\.html$/, '/index.html'));
}

/**
 * Stores a page twice: at its URL (`/gallery`), and as `index.html` for `/gallery/`.
 * @param basePath with a slash at both ends
 * @example siteObjects(['about/index.html'], '/art/') // keys 'art/about' and
 * 'art/about/index.html'
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

/** Hashed files have a new name for new content, so old ones may stay for open pages. */
export function isHashed(file: string): boolean {
  return HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
}
