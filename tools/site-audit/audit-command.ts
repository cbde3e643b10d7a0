import { readSettings } from '#pipeline/settings.ts';
import { auditSite } from './audit-site.ts';

const { outDir, siteUrl, basePath } = readSettings(process.env);
const { findings, pages, files } = await auditSite({ dir: outDir, siteUrl, basePath });

for (const finding of findings) console.error(finding);
console.log(`${outDir}: ${pages} pages, ${files} files, ${findings.length} faults`);
process.exitCode = findings.length > 0 || pages === 0 ? 1 : 0;
