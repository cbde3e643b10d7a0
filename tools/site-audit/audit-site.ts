import { type BuiltSite, readSite, type SitePlace } from './built-site.ts';
import { auditDataFiles } from './data-files.ts';
import { auditHtml } from './html-validity.ts';
import { auditLinks, auditReach } from './page-links.ts';
import { auditPolicy } from './page-policy.ts';
import { auditPictures } from './pictures.ts';

/** Each looks at one side of a built site, and answers what is wrong, beginning with the file. */
export const AUDITS: readonly ((
  site: BuiltSite,
) => readonly string[] | Promise<readonly string[]>)[] = [
  auditLinks,
  auditReach,
  auditDataFiles,
  auditPolicy,
  auditPictures,
  auditHtml,
];

/** What an audit came to. */
export interface Audit {
  readonly findings: readonly string[];
  readonly pages: number;
  readonly files: number;
}

/**
 * Looks at a built site from outside, as browsers, search engines and feed readers will.
 *
 * It shares no code with what has written the site: a mistake there cannot hide itself here.
 */
export async function auditSite(place: SitePlace, audits = AUDITS): Promise<Audit> {
  const site = await readSite(place);
  const findings: string[] = [];
  for (const audit of audits) findings.push(...(await audit(site)));
  return { findings, pages: site.pages.length, files: site.files.size };
}
