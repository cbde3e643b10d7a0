import { auditSite } from './audit-site.ts';

/** The same variables as the build reads; what is wrong with them the build has said. */
const { OUT_DIR = 'build/client', SITE_URL, BASE_PATH = '/' } = process.env;

const { findings, pages, files } = await auditSite({
  dir: OUT_DIR,
  siteUrl: SITE_URL ? originOf(SITE_URL) : undefined,
  basePath: `/${BASE_PATH.replace(/^\/|\/$/g, '')}/`.replace('//', '/'),
});

for (const finding of findings) console.error(finding);
console.log(`${OUT_DIR}: ${pages} pages, ${files} files, ${findings.length} faults`);
process.exitCode = findings.length > 0 || pages === 0 ? 1 : 0;

/** As the build understands it: a name without a scheme is meant with TLS. */
function originOf(address: string): string {
  return new URL(address.includes('://') ? address : `https://${address}`).origin;
}
