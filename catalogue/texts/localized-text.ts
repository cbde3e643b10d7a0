import { firstLanguage, type Language } from './language.ts';
import { typeset } from './typeset.ts';

export interface LocalizedText {
  readonly text: string;
  readonly language: Language;
}

/** Falls back to the first language. An empty text counts as missing. */
export function localizedText(
  language: Language,
  textIn: (language: Language) => string | undefined,
): LocalizedText | undefined {
  const texts = [language, firstLanguage()].map((each) => ({
    text: textIn(each)?.trim() ?? '',
    language: each,
  }));
  return texts.find(({ text }) => text !== '');
}

export function typesetText({ text, language }: LocalizedText): LocalizedText {
  return { text: typeset(text, language), language };
}
