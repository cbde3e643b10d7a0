import { lstat, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { VERIFICATION_PAGE } from '#catalogue/schema/site-entry.ts';
import { error } from './file-messages.ts';

export const PUBLIC_FOLDER = 'public';

/** The largest file that common hosts of static sites take (Cloudflare Pages). */
const LARGEST_MB = 25;

const BYTES_IN_MB = 1024 * 1024;

/** Systems and editors leave such files everywhere; only `.well-known` is meant for others. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;

interface PublicFolder {
  /** Paths below the folder, with forward slashes. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

export async function readPublicFolder(contentDir: string): Promise<PublicFolder> {
  const folder = join(contentDir, PUBLIC_FOLDER);
  const own = await lstat(folder).catch(() => undefined);
  if (own?.isSymbolicLink()) {
    return { files: [], findings: [error('public-link', { file: PUBLIC_FOLDER, path: [] })] };
  }
  const files: string[] = [];
  const findings: Finding[] = [];
  const entries = own?.isDirectory()
    ? await readdir(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(folder, path).replaceAll('\\', '/');
    if (entry.isDirectory() || HIDDEN.test(file)) continue;
    const at = { file: `${PUBLIC_FOLDER}/${file}`, path: [] };
    const bytes = (await stat(path).catch(() => undefined))?.size ?? 0;
    if (!entry.isFile()) findings.push(error('public-link', at));
    else if (/\.x?html?$/i.test(file) && !VERIFICATION_PAGE.test(file)) {
      findings.push(error('public-page', at));
    } else if (bytes > LARGEST_MB * BYTES_IN_MB) {
      const megabytes = Math.ceil(bytes / BYTES_IN_MB);
      findings.push(error('public-large', at, { megabytes, limit: LARGEST_MB }));
    } else files.push(file);
  }
  return { files, findings };
}
