import { translateDetails } from '#catalogue/words/details-line.ts';
import { type Translation, translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';

/**
 * The short texts of a work, fields of its `details`: each is written in the first language, and the vocabulary translates it. The
 * schema, the content check, the draft of `/add` with its label and its warnings, and every view of a work have all of
 * them (docs/adding-a-field.md).
 */
export const WORK_TEXTS = ['date', 'desc'] as const;

export type WorkText = (typeof WORK_TEXTS)[number];

/** Where a work is told, under its title, in the lightbox and to search engines, they follow each other like this. */
export const TOLD_TEXTS = ['desc', 'date'] as const satisfies readonly WorkText[];

/** What they say. */
export type WorkTexts = Readonly<Record<WorkText, string>>;

/** Something for each of them. */
export function workTexts<Value>(tell: (text: WorkText) => Value): Record<WorkText, Value> {
  const texts = WORK_TEXTS.map((text) => [text, tell(text)]);
  return Object.fromEntries(texts) as Record<WorkText, Value>;
}

/** Those that say something, in the order in which they are told. */
export function toldTexts(work: WorkTexts): string[] {
  return TOLD_TEXTS.map((text) => work[text]).filter(Boolean);
}

/** A text in the language of a vocabulary: `desc` piece by piece (spec §2, details line), any other as a whole. */
export function translateText(text: WorkText, words: string, vocabulary: Vocabulary): Translation {
  return text === 'desc' ? translateDetails(words, vocabulary) : translatePhrase(vocabulary, words);
}
