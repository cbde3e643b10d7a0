import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { LANGUAGES, type Language } from '#catalogue/words/language.ts';
import { placeholdersIn } from '#catalogue/works/story.ts';
import { plain } from './generated-details.ts';
import type { DraftParagraph, WorkDraft } from './work-draft.ts';

type Texts = Record<string, string>;

/** A story as the two files hold it: placeholders in one, numbered texts in the other. */
interface GeneratedStory {
  readonly paragraphs: GalleryEntry['details']['text'];
  /** A language in which nothing is said has none. */
  readonly texts: Readonly<Partial<Record<Language, Texts | undefined>>>;
  /** Which paragraphs of the opened work these were, unless all are where they were; null for a new one. */
  readonly paragraphsFrom?: readonly (number | null)[];
}

/**
 * The story of a draft, numbered from 1; an untouched one stays as it was, numbers included. Texts that the work
 * held without showing them follow at the end.
 *
 * @param before the draft as it was when the work was opened
 */
export function generateStory(draft: WorkDraft, before: WorkDraft | undefined): GeneratedStory {
  const { kept } = draft;
  if (kept && toldBy(before?.paragraphs) === toldBy(draft.paragraphs)) {
    return {
      paragraphs: kept.entry.details.text,
      texts: { ru: kept.words.ru?.text, en: kept.words.en?.text },
    };
  }
  const texts: Record<Language, Texts> = { ru: {}, en: {} };
  let number = 0;
  const said = draft.paragraphs.filter(isSaid);
  const paragraphs = said.map((paragraph) => {
    const { classes, at } = paragraph;
    const look = {
      ...(classes.length > 0 && { classes: [...classes] }),
      ...(at !== undefined && { at }),
    };
    if (isLiteral(paragraph)) return { content: plainLines(paragraph.ru), ...look };
    number += 1;
    for (const language of LANGUAGES) {
      const text = plainLines(paragraph[language]);
      if (text !== '') texts[language][number] = text;
    }
    return { content: `{{${number}}}`, ...look };
  });
  for (const unshown of unshownNumbers(draft)) {
    number += 1;
    for (const language of LANGUAGES) {
      const text = kept?.words[language]?.text?.[unshown];
      if (text !== undefined) texts[language][number] = text;
    }
  }
  return {
    paragraphs,
    texts: { ru: orNothing(texts.ru), en: orNothing(texts.en) },
    ...(kept && { paragraphsFrom: said.map(({ place = null }) => place) }),
  };
}

/** All that a story tells, to be compared; where its paragraphs came from does not count. */
function toldBy(paragraphs: WorkDraft['paragraphs'] = []): string {
  return JSON.stringify(paragraphs, ['ru', 'en', 'classes', 'isLiteral']);
}

function isSaid({ ru, en }: DraftParagraph): boolean {
  return plain(ru) !== '' || plain(en) !== '';
}

/** What was in the work's own entry stays there, until it is translated or looks like a placeholder. */
function isLiteral({ isLiteral, ru, en }: DraftParagraph): boolean {
  return isLiteral === true && en.trim() === '' && placeholdersIn(ru).length === 0;
}

/** The numbers of the texts that a work held in either language, and no paragraph showed. */
function unshownNumbers({ kept }: WorkDraft): string[] {
  const shown = new Set(
    (kept?.entry.details.text ?? []).flatMap(({ content }) => placeholdersIn(content)).map(String),
  );
  const held = LANGUAGES.flatMap((language) => Object.keys(kept?.words[language]?.text ?? {}));
  return [...new Set(held)].filter((number) => !shown.has(number));
}

/** Lines end as JSON files of the folder end them, whichever system they were typed on. */
function plainLines(text: string): string {
  return plain(text).replace(/\r\n?/g, '\n');
}

function orNothing(texts: Texts): Texts | undefined {
  return Object.keys(texts).length > 0 ? texts : undefined;
}
