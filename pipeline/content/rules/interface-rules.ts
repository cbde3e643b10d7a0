import type { TranslationFile } from '#catalogue/schema/locale-files.ts';
import { LABELS } from '#catalogue/words/labels.ts';
import type { ByLanguage } from '#catalogue/words/language.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, type JsonPath } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';
import { inEnglish, inRussian, messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    wordsMissing: (count: number, language: string, keys: string) =>
      told(
        `${count} words of the site are missing in ${inEnglish(language)}: ${keys}`,
        'translate them from catalogue/words/interface/en.json of the program; it brings Russian and English itself',
      ),
  },
  {
    wordsMissing: (count, language, keys) =>
      told(
        `нет ${inRussian(language, 'ого')} текста для слов сайта (${count}): ${keys}`,
        'переведите их из catalogue/words/interface/ru.json программы; русские и английские она приносит сама',
      ),
  },
);

const MOST_SHOWN = 12;

/** Keys that other rules check, that have a default, or that only the artist sees. */
const NOT_ASKED_FOR = ['category', 'writtenIn', 'add'];

export function interfaceFindings(
  translation: ByLanguage<CheckedFile<TranslationFile>>,
): Finding[] {
  return Object.entries(translation).flatMap(([language, { file, raw, salvaged }]) => {
    if (LABELS[language] || !salvaged) return [];
    const missing = missingWords(raw);
    const [path] = missing;
    if (!path) return [];
    const keys = missing.slice(0, MOST_SHOWN).map((each) => each.join('.'));
    const shown = keys.join(', ') + (missing.length > MOST_SHOWN ? ', …' : '');
    return [errorAt({ file, path }, ...say().wordsMissing(missing.length, language, shown))];
  });
}

function missingWords(raw: unknown): JsonPath[] {
  return wordPaths(LABELS.en, [])
    .filter(([group]) => !NOT_ASKED_FOR.includes(String(group)))
    .filter((path) => {
      const word = valueAt(raw, path);
      return typeof word !== 'string' || word.trim() === '';
    });
}

function wordPaths(words: object, path: JsonPath): JsonPath[] {
  return Object.entries(words).flatMap(([key, word]: [string, string | object]) =>
    typeof word === 'string' ? [[...path, key]] : wordPaths(word, [...path, key]),
  );
}
