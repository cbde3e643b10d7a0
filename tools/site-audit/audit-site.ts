import { type BuiltSite, readSite, type SitePlace } from './built-site.ts';
import { auditDataFiles } from './data-files.ts';
import { auditHtml } from './html-validity.ts';
import { auditLinks, auditReach } from './page-links.ts';
import { auditPolicy } from './page-policy.ts';
import { auditPictures } from './pictures.ts';

/** Returns findings that begin with the file. */
type Audit = (site: BuiltSite) => readonly string[] | Promise<readonly string[]>;

const AUDITS: readonly Audit[] = [
  auditLinks,
  auditReach,
  auditDataFiles,
  auditPolicy,
  auditPictures,
  auditHtml,
];

/** Shares no code with the pipeline, so that a mistake there cannot hide here. */
export async function auditSite(place: SitePlace) {
  const site = await readSite(place);
  const findings: string[] = [];
  for (const audit of AUDITS) findings.push(...(await audit(site)));
  return { findings: [...new Set(findings)], pages: site.pages.length, files: site.files.size };
}
