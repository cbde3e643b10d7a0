import { firstLanguage, type Language, otherLanguages } from '#catalogue/texts/language.ts';
import { languageOfText } from '#catalogue/texts/language-facts.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';

export type StoryTexts = Readonly<Record<Language, Readonly<Record<string, string>> | undefined>>;

const PLACEHOLDER = /\{\{\s*([1-9]\d*)\s*\}\}/g;

// Spec §2: a placeholder falls back to the first language, then to any other, else it stays as written.
// Segments have a language for `lang`. Placeholders in inserted text stay literal.
// The letters of literal text decide its language.
export function fillStory(
  content: string,
  texts: StoryTexts,
  language: Language,
): readonly LocalizedText[] {
  const segments: LocalizedText[] = [];
  const add = (text: string, textLanguage: Language) => {
    const last = segments.at(-1);
    if (text === '') return;
    if (last?.language !== textLanguage) segments.push({ text, language: textLanguage });
    else segments[segments.length - 1] = { text: last.text + text, language: textLanguage };
  };
  const addLiteral = (text: string) => add(text, languageOfText(text, language));

  let end = 0;
  for (const match of content.matchAll(PLACEHOLDER)) {
    addLiteral(content.slice(end, match.index));
    const number = Number(match[1]);
    const found = languageWithText(number, texts, language);
    if (found === undefined) addLiteral(match[0]);
    else add(texts[found]?.[number] ?? '', found);
    end = match.index + match[0].length;
  }
  addLiteral(content.slice(end));
  return segments;
}

export function placeholdersIn(content: string): number[] {
  const numbers = [...content.matchAll(PLACEHOLDER)].map((match) => Number(match[1]));
  return [...new Set(numbers)];
}

export function placeholdersWithoutText(content: string, texts: StoryTexts): number[] {
  return placeholdersIn(content).filter(
    (number) => languageWithText(number, texts, firstLanguage()) === undefined,
  );
}

function languageWithText(
  number: number,
  texts: StoryTexts,
  preferred: Language,
): Language | undefined {
  return [preferred, firstLanguage(), ...otherLanguages()].find((language) =>
    texts[language]?.[number]?.trim(),
  );
}
