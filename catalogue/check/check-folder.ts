import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { entryFindings } from './entry-rules.ts';
import type { Finding } from './finding.ts';
import { linkFindings } from './link-rules.ts';
import { siteFindings } from './site-rules.ts';
import { fieldFindings, textFindings } from './text-rules.ts';
import { translationFindings } from './translation-rules.ts';
import { type CheckedFolder, listFiles, validateFolder } from './validate-folder.ts';
import { vocabularyFindings } from './vocabulary-rules.ts';

export interface FolderCheck {
  readonly files: CheckedFolder;
  readonly findings: readonly Finding[];
}

/** Every rule that needs only the JSON. Sets the languages of the site as a side effect. */
export function checkFolder(folder: FolderJson): FolderCheck {
  const files = validateFolder(folder);
  const all = listFiles(files);
  return {
    files,
    findings: [
      ...all.flatMap(({ file, findings }) => [
        ...findings,
        ...textFindings(file, folder[file]),
        ...fieldFindings(file, folder[file]),
      ]),
      ...entryFindings(files),
      ...siteFindings(files.site),
      ...linkFindings(files),
      ...translationFindings(files),
      ...vocabularyFindings(files),
    ],
  };
}
