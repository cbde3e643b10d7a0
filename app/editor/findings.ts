import { type FolderJson, NEWS_FILE } from '#catalogue/change/folder-json.ts';
import { checkFolder } from '#catalogue/check/check-folder.ts';
import { describeFinding, type JsonPath, type Problem } from '#catalogue/check/finding.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { type EditedDocument, pathInValues } from './documents/document.ts';
import type { FieldMessage } from './editor-context.ts';

/** Problems that the check finds in a folder. */
export function problemsIn(files: FolderJson, language: Language): Problem[] {
  return checkFolder(files).findings.map((finding) => ({
    ...{ ...finding, place: finding.path.join(', ') },
    ...describeFinding(finding, language === 'ru' ? 'ru' : 'en'),
  }));
}

/** Problems at the fields of a document, and all others. */
export function sortProblems(
  document: EditedDocument,
  problems: readonly Problem[],
  files: FolderJson,
  id: number | undefined,
) {
  const parts = document.partsIn(files, id);
  const own: FieldMessage[] = [];
  const others = problems.filter(({ file, path = [], message, remedy, severity }) => {
    const inValues = pathInValues(parts, [file, ...path]);
    if (!inValues) return true;
    const text = asSentences(message, remedy);
    own.push({ name: inValues.join('.'), text, isError: severity === 'error' });
    return false;
  });
  return { own, others };
}

/** The parts of a document alone: checking the whole folder would take too long beside typing. */
export function onlyDocument(
  document: EditedDocument,
  files: FolderJson,
  id: number | undefined,
): FolderJson {
  const parts = Object.values(document.partsIn(files, id));
  const own = parts.map(([file = '', ...path]) => [file, onlyPart(files[file], path)]);
  return { ...files, [NEWS_FILE]: [], ...Object.fromEntries(own) };
}

function onlyPart(value: unknown, [key, ...rest]: JsonPath): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  const found = Object.entries(value).filter(([name]) => name === String(key));
  const parts = found.map(([name, part]) => [name, onlyPart(part, rest)] as const);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

export function asSentences(message: string, remedy: string): string {
  const sentence = (text: string) =>
    `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;
  return `${sentence(message)} ${sentence(remedy)}`;
}
