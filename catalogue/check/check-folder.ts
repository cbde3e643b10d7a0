import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { entryFindings } from './entry-rules.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-rules.ts';
import { siteFindings } from './site-rules.ts';
import { textFindings } from './text-rules.ts';
import { translationFindings } from './translation-rules.ts';
import { allFiles, validateFolder } from './validate-folder.ts';
import { vocabularyFindings } from './vocabulary-rules.ts';

/** Runs every rule that needs only the JSON. Sets the languages of the site as a side effect. */
export function checkFolder(folder: FolderJson) {
  const files = validateFolder(folder);
  const findings = [
    ...allFiles(files).flatMap(({ file, findings }) => [
      ...findings,
      ...textFindings(file, folder[file]),
    ]),
    ...entryFindings(files),
    ...siteFindings(files.site),
    ...linkFindings(files),
    ...translationFindings(files),
    ...vocabularyFindings(files),
  ];
  // A text with a secret is reported once, whatever else may be wrong with it.
  const locate = ({ file, path }: Finding) => JSON.stringify([file, path]);
  const secrets = findings.filter(({ key }) => key === 'secret');
  const reported = new Map(secrets.map((finding) => [locate(finding), finding]));
  return {
    files,
    findings: findings.filter((each) => (reported.get(locate(each)) ?? each) === each),
  };
}
