import { auditSite } from './audit-site.ts';

/** The same variables as the build reads; what is wrong with them the build has said. */
const { OUT_DIR = 'build/client', SITE_URL, BASE_PATH = '/' } = process.env;

const { findings, pages, files } = await auditSite({
  dir: OUT_DIR,
  siteUrl: SITE_URL?.replace(/\/$/, '') || undefined,
  basePath: `/${BASE_PATH.replace(/^\/|\/$/g, '')}/`.replace('//', '/'),
});

for (const finding of findings) console.error(finding);
console.log(`${OUT_DIR}: ${pages} pages, ${files} files, ${findings.length} faults`);
process.exitCode = findings.length > 0 || pages === 0 ? 1 : 0;
