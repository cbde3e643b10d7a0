import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditSite } from './audit-site.ts';

/** The same variables as the build reads; what is wrong with them the build has said. */
const { CONTENT_DIR, OUT_DIR = 'build/client' } = process.env;
const own = ownAddress(CONTENT_DIR || 'content');
const SITE_URL = process.env.SITE_URL || own;
const BASE_PATH = process.env.BASE_PATH || (own ? new URL(own).pathname : '/');

const { findings, pages, files } = await auditSite({
  dir: OUT_DIR,
  siteUrl: SITE_URL ? originOf(SITE_URL) : undefined,
  basePath: `/${BASE_PATH.replace(/^\/|\/$/g, '')}/`.replace('//', '/'),
});

for (const finding of findings) console.error(finding);
console.log(`${OUT_DIR}: ${pages} pages, ${files} files, ${findings.length} faults`);
process.exitCode = findings.length > 0 || pages === 0 ? 1 : 0;

/** The address in the artist's folder, which counts where the environment tells none. */
function ownAddress(contentDir: string): string | undefined {
  return JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8')).address;
}

/** As the build understands it: a name without a scheme is meant with TLS. */
function originOf(address: string): string {
  return new URL(address.includes('://') ? address : `https://${address}`).origin;
}
