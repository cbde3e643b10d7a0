import type { DraftParagraph, WorkDraft } from '#app/add/drafts/work-draft.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  otherLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { placeholdersIn } from '#catalogue/works/story.ts';

type Paragraph = NonNullable<GalleryEntry['details']['text']>[number];

interface GeneratedStory {
  readonly paragraphs: Paragraph[];
  readonly texts: ByLanguage<Readonly<Record<string, string>> | undefined>;
}

/** Numbers texts from 1; texts of an opened work that no placeholder shows follow. */
export function generateStory(draft: WorkDraft): GeneratedStory {
  const texts = byLanguage((): Record<string, string> => ({}));
  let number = 0;
  const addText = (words: ByLanguage<string | undefined>) => {
    number += 1;
    for (const [language, own] of Object.entries(texts)) {
      const text = words[language];
      if (text !== undefined) own[number] = text;
    }
    return `{{${number}}}`;
  };
  const opened = draft.kept?.entry.details.text ?? [];
  const paragraphs = draft.paragraphs.filter(isWritten).map((paragraph): Paragraph => {
    const { words, classes, at, place = -1 } = paragraph;
    // Unknown fields are the artist's own.
    const { content: _, classes: __, at: ___, ...own } = opened[place] ?? { content: '' };
    const filled = Object.entries(words).filter(([, text]) => text.trim() !== '');
    return {
      ...own,
      content: isLiteral(paragraph) ? firstText(paragraph) : addText(Object.fromEntries(filled)),
      ...(classes.length > 0 && { classes: [...classes] }),
      ...(at !== undefined && { at }),
    };
  });
  for (const hidden of hiddenNumbers(draft)) {
    addText(byLanguage((language) => draft.kept?.words[language]?.text?.[hidden]));
  }
  return {
    paragraphs,
    texts: byLanguage((language) => {
      const own = texts[language] ?? {};
      return Object.keys(own).length > 0 ? own : undefined;
    }),
  };
}

function isWritten({ words }: DraftParagraph): boolean {
  return Object.values(words).some((text) => text.trim() !== '');
}

function firstText({ words }: DraftParagraph): string {
  return words[firstLanguage()] ?? '';
}

/** Such text stays in `gallery.json` until it is translated or looks like a placeholder. */
function isLiteral(paragraph: DraftParagraph): boolean {
  const { isLiteral, words } = paragraph;
  const isTranslated = otherLanguages().some((language) => words[language]?.trim());
  return isLiteral === true && !isTranslated && placeholdersIn(firstText(paragraph)).length === 0;
}

function hiddenNumbers({ kept }: WorkDraft): string[] {
  const shown = new Set(
    (kept?.entry.details.text ?? []).flatMap(({ content }) => placeholdersIn(content)).map(String),
  );
  const stored = siteLanguages().flatMap((language) =>
    Object.keys(kept?.words[language]?.text ?? {}),
  );
  return [...new Set(stored)].filter((number) => !shown.has(number));
}
