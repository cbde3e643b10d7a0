import type { TranslationFile } from '#catalogue/locale-files.ts';
import type { CheckedFile } from './checked-file.ts';
import { type Finding, type JsonPath, noticeAt } from './finding.ts';
import { valueAt } from './salvage.ts';

/** Notices: what the biography says in one language only. */
export function biographyFindings(
  russian: CheckedFile<TranslationFile>,
  english: CheckedFile<TranslationFile>,
): Finding[] {
  if (!russian.salvaged || !english.salvaged) return [];
  return [
    ...missingTexts(russian, english, 'the English text is missing'),
    ...missingTexts(english, russian, 'the Russian text is missing'),
  ];
}

function missingTexts(
  from: CheckedFile<TranslationFile>,
  to: CheckedFile<TranslationFile>,
  message: string,
): Finding[] {
  return textPaths(from.salvaged?.biography, ['biography']).flatMap((path) => {
    const other = valueAt(to.salvaged, path);
    // What is there but of a wrong kind was reported as such.
    const isThere = valueAt(to.raw, path) !== undefined && other !== '';
    return isThere ? [] : [noticeAt({ file: to.file, path }, message, 'translate it')];
  });
}

function textPaths(value: unknown, path: JsonPath): JsonPath[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...path, key]));
}
