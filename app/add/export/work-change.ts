import type { KeptWork } from '#app/add/drafts/work-draft.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import { translationPath, type WorkWithTexts } from '#catalogue/change/folder-json.ts';
import { translatePhrase, vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import type { AddWorks } from '#catalogue/works/catalogue.ts';
import type { GeneratedWork } from './generated-work.ts';

interface WorkToSave {
  /** Of the draft. The server replaces the work that it was saved as before. */
  readonly key: string;
  readonly work: GeneratedWork;
  /** The work as it was opened; absent for a new one. */
  readonly opened: KeptWork | undefined;
  readonly vocabularies: AddWorks['vocabularies'];
}

export function storedWork({ entry, words }: KeptWork): WorkWithTexts {
  return { entry, texts: words as WorkWithTexts['texts'] };
}

export function workChange({ key, work, opened, vocabularies }: WorkToSave): Change {
  const { entry, words, vocabulary = {} } = work;
  const learned = Object.entries(vocabulary).map(([language, translations]) => {
    const known = vocabularyOf(language, vocabularies[language]);
    const unknown = Object.entries(translations).filter(
      ([phrase]) => translatePhrase(known, phrase).unknown.length > 0,
    );
    return [translationPath(language), { vocabulary: Object.fromEntries(unknown) }] as const;
  });
  const value = storedWork({ entry: { key, ...entry }, words });
  return [
    { kind: 'work', base: opened ? storedWork(opened) : null, value },
    { kind: 'texts', base: {}, value: Object.fromEntries(learned) },
  ];
}
