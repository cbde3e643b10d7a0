import { translateDetails } from '#catalogue/texts/details-line.ts';
import { type Translation, translatePhrase, type Vocabulary } from '#catalogue/texts/vocabulary.ts';

/** Written in the first language. To add one, see CONTRIBUTING.md. */
export const WORK_TEXTS = ['date', 'desc'] as const;

export type WorkText = (typeof WORK_TEXTS)[number];

export type WorkTexts = Readonly<Record<WorkText, string>>;

export function translateText(field: WorkText, text: string, vocabulary: Vocabulary): Translation {
  return field === 'desc' ? translateDetails(text, vocabulary) : translatePhrase(vocabulary, text);
}
