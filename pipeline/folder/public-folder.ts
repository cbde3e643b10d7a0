import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { VERIFICATION_PAGE } from '#catalogue/schema/site-entry.ts';
import { error } from './messages.ts';
import { isMissing, unreadable } from './read-folder.ts';

export const PUBLIC_FOLDER = 'public';

/** The limit of Cloudflare Pages, the lowest of common hosts. */
const LARGEST_MB = 25;

const BYTES_IN_MB = 1024 * 1024;

/** Hidden files of systems and editors. `.well-known` is public by RFC 8615. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)/;

export async function readPublicFolder(contentDir: string) {
  const folder = join(contentDir, PUBLIC_FOLDER);
  const files: string[] = [];
  const findings: Finding[] = [];
  try {
    // A link to a folder could publish any file of the computer.
    if ((await lstat(folder)).isSymbolicLink()) {
      return { files, findings: [error('link', { file: PUBLIC_FOLDER, path: [] })] };
    }
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const file = relative(folder, path).replaceAll('\\', '/');
      if (entry.isDirectory() || HIDDEN.test(file)) continue;
      const at = { file: `${PUBLIC_FOLDER}/${file}`, path: [] };
      const megabytes = Math.ceil((await lstat(path)).size / BYTES_IN_MB);
      if (!entry.isFile()) findings.push(error('link', at));
      else if (/\.x?html?$/i.test(file) && !VERIFICATION_PAGE.test(file)) {
        findings.push(error('public-page', at));
      } else if (megabytes > LARGEST_MB) {
        findings.push(error('public-large', at, { megabytes, limit: LARGEST_MB }));
      } else files.push(file);
    }
  } catch (fault) {
    if (!isMissing(fault)) findings.push(unreadable(PUBLIC_FOLDER, fault));
  }
  return { files, findings };
}
