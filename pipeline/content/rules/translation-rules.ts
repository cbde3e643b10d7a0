import type { TranslatedFile, TranslationFile } from '#catalogue/content/locale-files.ts';
import { InterfaceWords } from '#catalogue/words/interface-words.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, type JsonPath, noticeAt } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';

/** Notices: what the biography says in one language only, and words of the interface that English lacks. */
export function translationFindings(
  russian: CheckedFile<TranslationFile>,
  english: CheckedFile<TranslatedFile>,
): Finding[] {
  if (!russian.salvaged || !english.salvaged) return [];
  const { biography } = russian.salvaged;
  return [
    ...Object.keys(InterfaceWords.entries).flatMap((key) =>
      lackingIn(english, textPaths(valueAt(russian.salvaged, [key]), [key])).map((path) => {
        const remedy = 'translate it; until then the Russian one is shown';
        return noticeAt({ file: english.file, path }, 'the English word is missing', remedy);
      }),
    ),
    ...lackingIn(english, textPaths(biography, ['biography'])).map((path) =>
      noticeAt({ file: english.file, path }, 'the English text is missing', 'translate it'),
    ),
    ...lackingIn(russian, textPaths(english.salvaged.biography, ['biography'])).map((path) =>
      noticeAt({ file: russian.file, path }, 'the Russian text is missing', 'translate it'),
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
