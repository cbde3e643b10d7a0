import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorkPackage } from '#catalogue/add/work-package.ts';
import type { TranslationFile } from '#catalogue/schema/locale-files.ts';
import { otherLanguages } from '#catalogue/words/language.ts';
import { translatePhrase, vocabularyOf } from '#catalogue/words/vocabulary.ts';
import { JsonEdits } from './json-edits.ts';
import type { FileChange } from './replace-files.ts';

export async function learnWords(
  contentDir: string,
  taught: WorkPackage['vocabulary'] = {},
): Promise<FileChange[]> {
  const changes = otherLanguages()
    .filter((language) => Object.hasOwn(taught, language))
    .map(async (language): Promise<FileChange> => {
      const file = `locales/${language}/translation.json`;
      const edits = new JsonEdits(await readFile(join(contentDir, file), 'utf8'));
      const known = (edits.value as TranslationFile).vocabulary;
      if (!known) edits.add([], Number.POSITIVE_INFINITY, ['vocabulary', {}]);
      const vocabulary = vocabularyOf(language, known);
      for (const [word, translation] of Object.entries(taught[language] ?? {})) {
        if (translatePhrase(vocabulary, word).unknown.length === 0) continue;
        edits.add(['vocabulary'], Number.POSITIVE_INFINITY, [word, translation]);
      }
      return { file, content: edits.text };
    });
  return Promise.all(changes);
}
