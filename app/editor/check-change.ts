import { applyChange, type Change, type EditConflict } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { checkFolder } from '#catalogue/check/check-folder.ts';
import { describeFinding, type Finding, type Problem } from '#catalogue/check/finding.ts';
import type { Language } from '#catalogue/texts/language.ts';

export interface CheckRequest {
  readonly files: FolderJson;
  readonly change: Change;
  readonly language: Language;
}

export type FoundProblem = Problem & Partial<Pick<Finding, 'key' | 'values'>>;

/** A folder with the change. */
export interface CheckedFolder {
  readonly files: FolderJson;
  /** Of the work or post. */
  readonly id?: number;
}

export type CheckAnswer =
  | { readonly status: 'conflict'; readonly conflicts: readonly EditConflict[] }
  | (CheckedFolder & { readonly status: 'applied'; readonly problems: readonly FoundProblem[] });

export function checkChange({ files: before, change, language }: CheckRequest): CheckAnswer {
  const result = applyChange(before, change);
  if (result.status === 'conflict') return result;
  const files = { ...before, ...result.files };
  return { ...result, files, problems: problemsIn(files, language) };
}

/** Problems that the check finds in a folder. */
export function problemsIn(files: FolderJson, language: Language): FoundProblem[] {
  return checkFolder(files).findings.map((finding) => ({
    ...{ ...finding, place: finding.path.join(', ') },
    ...describeFinding(finding, language === 'ru' ? 'ru' : 'en'),
  }));
}
