import type { FieldValues } from 'react-hook-form';
import type { GalleryEntry, ParagraphClass } from '#catalogue/schema/gallery-entry.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  type Language,
  otherLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { fillStory, placeholdersIn, placeholdersWithoutText } from '#catalogue/works/story.ts';

type StoredParagraph = NonNullable<GalleryEntry['details']['text']>[number];

/** A paragraph of the text below a work, in all languages. */
export interface Paragraph {
  /** Lines end in `\n`; empty without a translation. */
  readonly texts: ByLanguage<string>;
  readonly classes: readonly ParagraphClass[];
  /** The text is in `gallery.json` itself, such as a row of asterisks, instead of a placeholder. */
  readonly isLiteral?: boolean;
  /** Fields that the form does not show. */
  readonly rest?: object;
}

export interface Story {
  readonly paragraphs: readonly Paragraph[];
  /** Texts that no placeholder shows. */
  readonly hidden: readonly ByLanguage<string>[];
}

/** Placeholders of the entry, filled with the numbered texts of all languages. */
export function readStory({ entry, texts }: FieldValues): Story {
  const stored = (entry.details?.text ?? []) as readonly StoredParagraph[];
  const numbered = byLanguage((language) => texts[language]?.text as Record<string, string>);
  const paragraphs = stored.map(({ content, classes = [], ...rest }): Paragraph => {
    const numbers = placeholdersIn(content);
    const isLiteral = placeholdersWithoutText(content, numbered).length === numbers.length;
    const textIn = (language: Language) => {
      if (isLiteral) return language === firstLanguage() ? content : '';
      const isTranslated = numbers.some((number) => numbered[language]?.[number]?.trim());
      if (!isTranslated) return '';
      return fillStory(content, numbered, language)
        .map(({ text }) => text)
        .join('');
    };
    return { texts: byLanguage(textIn), classes, isLiteral, rest };
  });
  const shown = new Set(stored.flatMap(({ content }) => placeholdersIn(content)).map(String));
  const numbers = siteLanguages().flatMap((language) => Object.keys(numbered[language] ?? {}));
  const hidden = [...new Set(numbers)]
    .filter((number) => !shown.has(number))
    .map((number) => byLanguage((language) => numbered[language]?.[number] ?? ''));
  return { paragraphs, hidden };
}

/** Numbers the texts from 1; hidden ones follow. */
export function writeStory({ paragraphs, hidden }: Story): {
  readonly stored: StoredParagraph[];
  readonly texts: ByLanguage<Readonly<Record<string, string>>>;
} {
  const texts = byLanguage((): Record<string, string> => ({}));
  let number = 0;
  const addText = (own: ByLanguage<string>) => {
    number += 1;
    for (const [language, text] of Object.entries(own)) {
      const numbered = texts[language];
      if (numbered && text.trim() !== '') numbered[number] = text;
    }
    return `{{${number}}}`;
  };
  const stored = paragraphs.filter(isWritten).map((paragraph): StoredParagraph => {
    const { classes, rest } = paragraph;
    const content = staysLiteral(paragraph) ? firstText(paragraph) : addText(paragraph.texts);
    return { ...rest, content, ...(classes.length > 0 && { classes: [...classes] }) };
  });
  for (const text of hidden) addText(text);
  return { stored, texts };
}

export function isWritten({ texts }: Paragraph): boolean {
  return Object.values(texts).some((text) => text.trim() !== '');
}

function firstText({ texts }: Paragraph): string {
  return texts[firstLanguage()] ?? '';
}

/** Until it is translated or looks like a placeholder. */
function staysLiteral(paragraph: Paragraph): boolean {
  const isTranslated = otherLanguages().some((language) => paragraph.texts[language]?.trim());
  const hasPlaceholder = placeholdersIn(firstText(paragraph)).length > 0;
  return paragraph.isLiteral === true && !isTranslated && !hasPlaceholder;
}
