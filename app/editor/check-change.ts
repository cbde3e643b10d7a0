import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
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

export type CheckAnswer = ReturnType<typeof checkChange>;

export function checkChange({ files, change, language }: CheckRequest) {
  const result = applyChange(files, change);
  if (result.status === 'conflict') return result;
  const { findings } = checkFolder({ ...files, ...result.files });
  const problems = findings.map(
    (finding): FoundProblem => ({
      ...{ ...finding, location: finding.path.join(', ') },
      ...describeFinding(finding, language === 'ru' ? 'ru' : 'en'),
    }),
  );
  return { ...result, problems };
}
