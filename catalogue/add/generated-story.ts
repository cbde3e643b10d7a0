import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  otherLanguages,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { placeholdersIn } from '#catalogue/works/story.ts';
import type { DraftParagraph, WorkDraft } from './work-draft.ts';

type Texts = Record<string, string>;

interface GeneratedStory {
  readonly paragraphs: GalleryEntry['details']['text'];
  readonly texts: ByLanguage<Texts | undefined>;
  /** For each paragraph, its index in the opened work or null; absent if no index changed. */
  readonly paragraphsFrom?: readonly (number | null)[];
}

/** Numbers texts from 1; an untouched story stays, and texts without a placeholder follow. */
export function generateStory(draft: WorkDraft, before: WorkDraft | undefined): GeneratedStory {
  const { kept } = draft;
  if (kept && toldBy(before?.paragraphs) === toldBy(draft.paragraphs)) {
    return {
      paragraphs: kept.entry.details.text,
      texts: byLanguage((language) => kept.words[language]?.text),
    };
  }
  const texts = byLanguage((): Texts => ({}));
  let number = 0;
  const said = draft.paragraphs.filter(isSaid);
  const paragraphs = said.map((paragraph) => {
    const { classes, at } = paragraph;
    const look = {
      ...(classes.length > 0 && { classes: [...classes] }),
      ...(at !== undefined && { at }),
    };
    if (isLiteral(paragraph)) return { content: firstWords(paragraph), ...look };
    number += 1;
    for (const [language, own] of Object.entries(texts)) {
      const text = paragraph.words[language] ?? '';
      if (text.trim() !== '') own[number] = text;
    }
    return { content: `{{${number}}}`, ...look };
  });
  for (const unshown of unshownNumbers(draft)) {
    number += 1;
    for (const [language, own] of Object.entries(texts)) {
      const text = kept?.words[language]?.text?.[unshown];
      if (text !== undefined) own[number] = text;
    }
  }
  return {
    paragraphs,
    texts: byLanguage((language) => orNothing(texts[language])),
    ...(kept && { paragraphsFrom: said.map(({ place = null }) => place) }),
  };
}

function toldBy(paragraphs: WorkDraft['paragraphs'] = []): string {
  return JSON.stringify(
    paragraphs.map(({ words, classes, isLiteral }) => {
      return { words: siteLanguages().map((language) => words[language]), classes, isLiteral };
    }),
  );
}

function isSaid({ words }: DraftParagraph): boolean {
  return Object.values(words).some((text) => text.trim() !== '');
}

function firstWords({ words }: DraftParagraph): string {
  return words[firstLanguage()] ?? '';
}

/** Such text stays in `gallery.json` until it is translated or looks like a placeholder. */
function isLiteral(paragraph: DraftParagraph): boolean {
  const { isLiteral, words } = paragraph;
  const isTranslated = otherLanguages().some((language) => words[language]?.trim());
  return isLiteral === true && !isTranslated && placeholdersIn(firstWords(paragraph)).length === 0;
}

function unshownNumbers({ kept }: WorkDraft): string[] {
  const shown = new Set(
    (kept?.entry.details.text ?? []).flatMap(({ content }) => placeholdersIn(content)).map(String),
  );
  const held = siteLanguages().flatMap((language) =>
    Object.keys(kept?.words[language]?.text ?? {}),
  );
  return [...new Set(held)].filter((number) => !shown.has(number));
}

function orNothing(texts: Texts = {}): Texts | undefined {
  return Object.keys(texts).length > 0 ? texts : undefined;
}
