import { firstLanguage, type Language, otherLanguages } from '#catalogue/words/language.ts';
import { languageOfText } from '#catalogue/words/language-facts.ts';

/** A work's numbered texts in each language; what is missing or empty falls back to another one. */
export type StoryTexts = Readonly<Record<Language, Readonly<Record<string, string>> | undefined>>;

/** A stretch of a paragraph in one language, so that the page can mark what is not its own. */
export interface StorySegment {
  readonly text: string;
  readonly language: Language;
}

const PLACEHOLDER = /\{\{\s*([1-9]\d*)\s*\}\}/g;

/**
 * A paragraph with its placeholders filled: by the text of that number in the asked language, else in the
 * first one, else in any other, else kept as written (spec §2; design: missing texts). What is filled in is never searched again, and no sign in it has a meaning.
 *
 * Words that the paragraph itself holds have no translation: what they are written in tells their language.
 *
 * @example
 * fillStory('{{1}}', { ru: { 1: 'Река' } }, 'en') // [{ text: 'Река', language: 'ru' }]
 */
export function fillStory(
  content: string,
  texts: StoryTexts,
  language: Language,
): readonly StorySegment[] {
  const segments: StorySegment[] = [];
  const add = (text: string, spoken: Language) => {
    const last = segments.at(-1);
    if (text === '') return;
    if (last?.language !== spoken) segments.push({ text, language: spoken });
    else segments[segments.length - 1] = { text: last.text + text, language: spoken };
  };
  const addLiteral = (text: string) => add(text, languageOfText(text, language));

  let end = 0;
  for (const match of content.matchAll(PLACEHOLDER)) {
    addLiteral(content.slice(end, match.index));
    const number = Number(match[1]);
    const spoken = languageOfNumber(number, texts, language);
    if (spoken === undefined) addLiteral(match[0]);
    else add(texts[spoken]?.[number] ?? '', spoken);
    end = match.index + match[0].length;
  }
  addLiteral(content.slice(end));
  return segments;
}

/**
 * The numbers of the placeholders in a paragraph, each once, in order.
 *
 * @example placeholdersIn('{{2}} — {{1}}') // [2, 1]
 */
export function placeholdersIn(content: string): number[] {
  const numbers = [...content.matchAll(PLACEHOLDER)].map((match) => Number(match[1]));
  return [...new Set(numbers)];
}

/** The placeholders of a paragraph that have no text in any language: the page shows them as written. */
export function placeholdersWithoutText(content: string, texts: StoryTexts): number[] {
  return placeholdersIn(content).filter(
    (number) => languageOfNumber(number, texts, firstLanguage()) === undefined,
  );
}

/** The language in which a numbered text can be shown: the asked one, else the first, else any other, else none. */
function languageOfNumber(
  number: number,
  texts: StoryTexts,
  asked: Language,
): Language | undefined {
  return [asked, firstLanguage(), ...otherLanguages()].find((language) =>
    texts[language]?.[number]?.trim(),
  );
}
