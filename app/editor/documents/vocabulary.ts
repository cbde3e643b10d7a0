import type { FieldValues } from 'react-hook-form';
import type { Change } from '#catalogue/change/apply-change.ts';
import { type FolderJson, translationPath } from '#catalogue/change/folder-json.ts';
import { valueAt } from '#catalogue/check/salvage.ts';
import { type Language, otherLanguages } from '#catalogue/texts/language.ts';
import type { EditedDocument } from './document.ts';

export function vocabularyIn(files: FolderJson, language: Language): Record<string, string> {
  return (valueAt(files[translationPath(language)], ['vocabulary']) ?? {}) as Record<
    string,
    string
  >;
}

/** The edit of a document, with translations that were typed beside it, of words that are still in it. */
export function changeOf(
  { edit }: EditedDocument,
  base: FieldValues | null,
  { vocabulary = {}, ...values }: FieldValues,
): Change {
  const text = JSON.stringify(values).toLowerCase();
  const learned = otherLanguages().map((language) => {
    const words = Object.entries((vocabulary[language] ?? {}) as Record<string, string>)
      .map(([word, translation]) => [word, translation.trim()] as const)
      .filter(([word, translation]) => translation && text.includes(word.toLowerCase()));
    return [translationPath(language), { vocabulary: Object.fromEntries(words) }] as const;
  });
  return [edit(base, values), { kind: 'texts', base: {}, value: Object.fromEntries(learned) }];
}
