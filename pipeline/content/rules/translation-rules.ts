import type { TranslationFile } from '#catalogue/schema/locale-files.ts';
import { type ByLanguage, type Language, otherLanguages } from '#catalogue/words/language.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, type JsonPath, noticeAt } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';
import { inEnglish, inRussian, messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    lacking: (language: Language) =>
      told(`the ${inEnglish(language)} text is missing`, 'translate it'),
  },
  {
    lacking: (language) => told(`нет ${inRussian(language, 'ого')} текста`, 'переведите его'),
  },
);

export function translationFindings(
  translation: ByLanguage<CheckedFile<TranslationFile>>,
): Finding[] {
  if (Object.values(translation).some(({ salvaged }) => !salvaged)) return [];
  return Object.entries(translation).flatMap(([language, file]) => {
    const told = otherLanguages(language).flatMap((other) =>
      textPaths(translation[other]?.salvaged?.biography, ['biography']),
    );
    const paths = new Map(told.map((path) => [path.join('.'), path]));
    return lackingIn(file, [...paths.values()]).map((path) =>
      noticeAt({ file: file.file, path }, ...say().lacking(language)),
    );
  });
}

function lackingIn({ raw }: CheckedFile<unknown>, paths: readonly JsonPath[]): JsonPath[] {
  return paths.filter((path) => {
    const text = valueAt(raw, path);
    // The schema has already reported values of a wrong kind.
    if (typeof text === 'string') return text.trim() === '';
    return text === undefined && isObjectOrNothing(valueAt(raw, path.slice(0, -1)));
  });
}

function isObjectOrNothing(value: unknown): boolean {
  return value === undefined || (typeof value === 'object' && value !== null);
}

function textPaths(value: unknown, path: JsonPath): JsonPath[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textPaths(item, [...path, key]));
}
