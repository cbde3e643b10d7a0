import { isSame } from '#catalogue/change/merge.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  otherLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { fillStory, placeholdersIn, placeholdersWithoutText } from '#catalogue/works/story.ts';
import type { Values } from './values.ts';

type StoredParagraph = NonNullable<GalleryEntry['details']['text']>[number];

export interface Paragraph extends Partial<StoredParagraph> {
  readonly texts: ByLanguage<string>;
}

/** Stands for a line break inside a paragraph, because each line is a paragraph. */
const LINE_BREAK_SIGN = '↵';

export function readStory({ entry, texts }: Values): Paragraph[] {
  const numbered = numberedTexts(texts);
  return storedIn(entry).map((stored) => {
    const { content } = stored;
    const numbers = placeholdersIn(content);
    // The text is in `gallery.json` itself, such as a row of asterisks.
    const isLiteral = placeholdersWithoutText(content, numbered).length === numbers.length;
    const textIn = byLanguage((language) => {
      const isWritten = isLiteral
        ? language === firstLanguage()
        : numbers.some((number) => numbered[language]?.[number]?.trim());
      if (!isWritten) return '';
      return fillStory(content, numbered, language)
        .map(({ text }) => text)
        .join('');
    });
    return { ...stored, texts: textIn };
  });
}

export function withStory({ story, ...work }: Values): Values {
  // Otherwise an unchanged story would be numbered again.
  if (!story || isSame(story, readStory(work))) return work;
  const shown = storedIn(work.entry).flatMap(({ content }) => placeholdersIn(content).map(String));
  // Texts that no paragraph shows keep their numbers.
  const written = byLanguage((language) => {
    const numbered = Object.entries(numberedTexts(work.texts)[language] ?? {});
    return Object.fromEntries(numbered.filter(([number]) => !shown.includes(number)));
  });
  let number = 0;
  const addText = (own: ByLanguage<string>) => {
    do number += 1;
    while (Object.values(written).some((texts) => texts && number in texts));
    for (const [language, text] of Object.entries(own)) {
      const numbered = written[language];
      if (numbered && text.trim() !== '') numbered[number] = text;
    }
    return `{{${number}}}`;
  };
  const paragraphs = (story as readonly Paragraph[]).filter(isWritten);
  const stored = paragraphs.map(({ texts, ...paragraph }) => {
    const content = staysLiteral({ texts, ...paragraph }) ? firstText(texts) : addText(texts);
    return { ...paragraph, content };
  });
  const texts = siteLanguages()
    .filter((each) => work.texts[each] || Object.keys(written[each] ?? {}).length > 0)
    .map((each) => [each, { ...work.texts[each], text: written[each] }]);
  return {
    entry: { ...work.entry, details: { ...work.entry.details, text: stored } },
    texts: { ...work.texts, ...Object.fromEntries(texts) },
  };
}

function storedIn(entry: Values): readonly StoredParagraph[] {
  return entry.details?.text ?? [];
}

function numberedTexts(texts: Values) {
  return byLanguage((language) => texts[language]?.text as Record<string, string> | undefined);
}

export function withText(paragraph: Paragraph, language: string, text: string): Paragraph {
  const { classes = [], texts } = paragraph;
  const edited = { ...paragraph, texts: { ...texts, [language]: text } };
  // Only poems keep the line breaks of a paragraph.
  const isNewPoem = text.trim().includes('\n') && !classes.includes('pre-line');
  return isNewPoem ? { ...edited, classes: [...classes, 'pre-line'] } : edited;
}

export function isWritten({ texts }: Paragraph): boolean {
  return Object.values(texts).some((text) => text.trim() !== '');
}

function firstText(texts: Paragraph['texts']): string {
  return texts[firstLanguage()] ?? '';
}

function staysLiteral({ texts, content }: Paragraph): boolean {
  if (content === undefined || placeholdersIn(content + firstText(texts)).length > 0) return false;
  return otherLanguages().every((language) => !texts[language]?.trim());
}

export function toLines(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map(lineOf).join('\n');
}

/** Unchanged lines keep translation and class; so does a single rewritten line between them. */
export function fromLines(text: string, before: readonly Paragraph[]): Paragraph[] {
  if (text === '') return [];
  const lines = text.split(/\r\n|\r|\n/);
  const old = before.map(lineOf);
  const most = Math.min(lines.length, old.length);
  let start = 0;
  while (start < most && lines[start] === old[start]) start += 1;
  let end = 0;
  while (end < most - start && lines.at(-1 - end) === old.at(-1 - end)) end += 1;
  return lines.map((line, index) => {
    const fromEnd = lines.length - index;
    const rewritten = index < old.length - end ? before[index] : undefined;
    const known = fromEnd <= end ? before.at(-fromEnd) : rewritten;
    if (known && lineOf(known) === line) return known;
    const paragraph = known ?? { texts: byLanguage(() => '') };
    return withText(paragraph, firstLanguage(), line.replaceAll(LINE_BREAK_SIGN, '\n'));
  });
}

function lineOf({ texts }: Paragraph): string {
  return firstText(texts).replace(/\r\n|\r|\n/g, LINE_BREAK_SIGN);
}
