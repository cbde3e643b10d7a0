import type { TranslationFile } from '#catalogue/content/locale-files.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, type JsonPath, noticeAt } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';
import { messages, told } from '#pipeline/messages.ts';

const say = messages(
  {
    lacking: {
      ru: told('the Russian text is missing', 'translate it'),
      en: told('the English text is missing', 'translate it'),
    },
  },
  {
    lacking: {
      ru: told('нет русского текста', 'переведите его'),
      en: told('нет английского текста', 'переведите его'),
    },
  },
);

/** Notices: what the biography says in one language only. */
export function translationFindings(
  russian: CheckedFile<TranslationFile>,
  english: CheckedFile<TranslationFile>,
): Finding[] {
  if (!russian.salvaged || !english.salvaged) return [];
  const { biography } = russian.salvaged;
  return [
    ...lackingIn(english, textPaths(biography, ['biography'])).map((path) =>
      noticeAt({ file: english.file, path }, ...say().lacking.en),
    ),
    ...lackingIn(russian, textPaths(english.salvaged.biography, ['biography'])).map((path) =>
      noticeAt({ file: russian.file, path }, ...say().lacking.ru),
    ),
  ];
}

function lackingIn({ raw }: CheckedFile<unknown>, paths: readonly JsonPath[]): JsonPath[] {
  return paths.filter((path) => {
    const text = valueAt(raw, path);
    // What is there but of a wrong kind was reported as such, as is what stands in the place of all of it.
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
