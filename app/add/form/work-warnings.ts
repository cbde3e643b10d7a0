import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import { parseId, parsePriority } from '#app/add/export/generated-work.ts';
import { photoFileName } from '#app/add/photo/photo-file-name.ts';
import { sizeFindings } from '#catalogue/check/entry-rules.ts';
import type { Finding, JsonLocation } from '#catalogue/check/finding.ts';
import { imageUrlFindings, videoFindings } from '#catalogue/check/link-rules.ts';
import { mixedAlphabetFindings } from '#catalogue/check/text-rules.ts';
import { translateText, WORK_TEXTS } from '#catalogue/schema/work-texts.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/texts/language.ts';
import { isMixed } from '#catalogue/texts/mixed-alphabets.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import { type Translation, translatePhrase, type Vocabulary } from '#catalogue/texts/vocabulary.ts';
import { type Proportions, sizeContradictedBy } from '#catalogue/works/work-size.ts';
import { linesOf, parseVideoLines } from './lines.ts';

export type WorkWarning = {
  readonly field: WarnedField;
  readonly language?: Language;
} & (CodedWarning | { readonly finding: Finding });

interface CodedWarning {
  readonly code: keyof Labels['add']['warning'];
  readonly values?: Readonly<Record<string, string | number>>;
}

export type WarnedField = keyof Labels['add']['field'];

export interface WarningSources {
  readonly draft: WorkDraft;
  readonly nextId: number;
  readonly titles: ReadonlyMap<number, string>;
  readonly vocabularies: readonly Vocabulary[];
  readonly photo?: Proportions | undefined;
}

export function workWarnings(typed: WarningSources): WorkWarning[] {
  const draft = normalizeJson(typed.draft, []);
  const sources = { ...typed, draft };
  return [
    ...idWarnings(sources),
    ...titleWarnings(draft),
    ...letterWarnings(draft),
    ...photoWarnings(sources),
    ...factWarnings(sources),
    ...imageWarnings(draft.images),
    ...storyWarnings(draft),
    ...videoWarnings('vkVideos', draft.vkVideos),
    ...videoWarnings('ytVideos', draft.ytVideos),
    ...priorityWarnings(draft.priority),
  ];
}

function idWarnings({ draft, nextId, titles }: WarningSources): WorkWarning[] {
  const id = parseId(draft.id);
  if (id === undefined) return [{ field: 'id', code: 'idUnreadable', values: { id: nextId } }];
  if (!Number.isSafeInteger(id) || id < 1)
    return [{ field: 'id', code: 'idInvalid', values: { id } }];
  const title = titles.get(id);
  const isItself = draft.kept?.entry.id === id;
  return title === undefined || isItself
    ? []
    : [{ field: 'id', code: 'idInUse', values: { id, title } }];
}

function titleWarnings({ title }: WorkDraft): WorkWarning[] {
  const isMissing = (language: Language) => !title[language]?.trim();
  const first = firstLanguage();
  const missing = otherLanguages().filter(isMissing);
  if (isMissing(first)) {
    const isEmpty = missing.length === otherLanguages().length;
    if (isEmpty) return [{ field: 'title', code: 'titleEmpty' }];
    return [{ field: 'title', code: 'titleMissing', language: first }];
  }
  return missing.map((language) => ({ field: 'titleIn', language, code: 'titleUntranslated' }));
}

function letterWarnings({ title, desc, date, collection, paragraphs }: WorkDraft): WorkWarning[] {
  const titles = Object.entries(title).map(([language, text]) => {
    const field = language === firstLanguage() ? ('title' as const) : ('titleIn' as const);
    return { field, language, text };
  });
  const stories = paragraphs.flatMap(({ words }) => Object.values(words));
  const texts = [
    ...titles,
    { field: 'desc', text: desc },
    { field: 'date', text: date },
    { field: 'collection', text: collection },
    ...stories.map((text) => ({ field: 'text', text }) as const),
  ] as const;
  return texts.flatMap(({ text, ...at }) =>
    [...mixedAlphabetFindings(IN_WORK, text)].map((finding) => ({ ...at, finding })),
  );
}

/** The form shows the field instead. */
const IN_WORK: JsonLocation = { file: 'gallery.json', path: [] };

function photoWarnings({ draft, nextId, photo }: WarningSources): WorkWarning[] {
  const src = draft.src.trim();
  if (/^[a-z][a-z\d+.-]+:/i.test(src)) return [{ field: 'src', code: 'srcAddress' }];
  if (photo) return [];
  const id = parseId(draft.id) ?? nextId;
  const name = src || photoFileName({ title: draft.title[firstLanguage()] ?? '', id });
  return [{ field: 'src', code: 'srcMissing', values: { name } }];
}

function factWarnings({ draft, vocabularies, photo }: WarningSources): WorkWarning[] {
  const warnings = [...sizeFindings(IN_WORK, draft.desc)].map(
    (finding): WorkWarning => ({ field: 'desc', finding }),
  );
  const unlike = photo && sizeContradictedBy(photo, draft.desc);
  if (unlike) {
    const values = { photo: inWords(photo), size: inWords(unlike) };
    warnings.push({ field: 'desc', code: 'proportions', values });
  }
  const fields = [...WORK_TEXTS, 'collection'] as const;
  for (const vocabulary of vocabularies) {
    const { language } = vocabulary;
    for (const field of fields) {
      const unknown = unknownWords(draft, field, vocabulary);
      if (unknown.length === 0) continue;
      const values = { words: unknown.join(', ') };
      warnings.push({ field, language, code: 'unknownWords', values });
    }
  }
  return warnings;
}

export function unknownWords(
  draft: WorkDraft,
  field: WarnedField,
  vocabulary: Vocabulary,
): readonly string[] {
  return translatedText(draft, field, vocabulary).unknown.filter((word) => !isMixed(word));
}

function translatedText(draft: WorkDraft, field: WarnedField, vocabulary: Vocabulary): Translation {
  if (field === 'collection' && draft.availability === 'collection') {
    return translatePhrase(vocabulary, draft.collection);
  }
  const text = WORK_TEXTS.find((each) => each === field);
  return text ? translateText(text, draft[text], vocabulary) : { text: '', unknown: [] };
}

function inWords({ width, height }: Proportions): string {
  return `${width}×${height}`;
}

function imageWarnings(images: string): WorkWarning[] {
  return linesOf(images).flatMap((typed): WorkWarning[] => {
    const line = typed.trim();
    const values = { line };
    if (line.startsWith('http')) {
      return imageUrlFindings(IN_WORK, line).map((finding) => ({ field: 'images', finding }));
    }
    const isPath = /^[/\\]|^[a-z]:|\.\.|^[a-z][a-z\d+.-]+:/i.test(line);
    return isPath ? [{ field: 'images', code: 'photoName', values }] : [];
  });
}

/** A missing translation is a normal state, so one warning lists the numbers. */
function storyWarnings({ paragraphs }: WorkDraft): WorkWarning[] {
  const told = paragraphs.filter(({ words }) => Object.values(words).some((text) => text.trim()));
  const warning = (language: Language): WorkWarning[] => {
    const numbers = told.flatMap(({ words, isLiteral }, index) => {
      const isComplete = words[language]?.trim() || isLiteral;
      return isComplete ? [] : [index + 1];
    });
    if (numbers.length === 0) return [];
    const code = language === firstLanguage() ? 'textMissing' : 'textUntranslated';
    return [{ field: 'text', language, code, values: { numbers: numbers.join(', ') } }];
  };
  return [...otherLanguages(), firstLanguage()].flatMap(warning);
}

function videoWarnings(field: 'vkVideos' | 'ytVideos', links: string): WorkWarning[] {
  const list = field === 'vkVideos' ? 'vk' : 'youtube';
  const lines = parseVideoLines(links).map(({ text }) => text.trim());
  return [...videoFindings(IN_WORK, list, lines)].map((finding) => ({ field, finding }));
}

function priorityWarnings(priority: string): WorkWarning[] {
  const isReadable = parsePriority(priority) !== undefined || priority.trim() === '';
  return isReadable ? [] : [{ field: 'priority', code: 'priorityUnreadable' }];
}
