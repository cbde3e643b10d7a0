import { photoFileName } from '#catalogue/photos/photo-file-name.ts';
import { isImageAddress } from '#catalogue/site/address.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import { firstLanguage, type Language, otherLanguages } from '#catalogue/words/language.ts';
import { translatePhrase, type Vocabulary } from '#catalogue/words/vocabulary.ts';
import { parseSize, sizeUnlike, type WorkSize } from '#catalogue/works/work-size.ts';
import { translateText, WORK_TEXTS } from '#catalogue/works/work-texts.ts';
import { parseId, parsePriority } from './generated-work.ts';
import { linesOf } from './lines.ts';
import { parseVideoLines } from './video-lines.ts';
import type { WorkDraft } from './work-draft.ts';

export interface WorkWarning {
  readonly field: WarnedField;
  readonly language?: Language;
  readonly code: keyof Labels['add']['warning'];
  readonly values?: Readonly<Record<string, string | number>>;
}

export type WarnedField = keyof Labels['add']['field'];

export interface WarningSources {
  readonly draft: WorkDraft;
  readonly nextId: number;
  readonly titles: ReadonlyMap<number, string>;
  readonly vocabularies: readonly Vocabulary[];
  readonly photo?: WorkSize | undefined;
}

export function workWarnings(sources: WarningSources): WorkWarning[] {
  const { draft } = sources;
  return [
    ...idWarnings(sources),
    ...titleWarnings(draft),
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

function photoWarnings({ draft, nextId, photo }: WarningSources): WorkWarning[] {
  const src = draft.src.trim();
  if (/^[a-z][a-z\d+.-]+:/i.test(src)) return [{ field: 'src', code: 'srcAddress' }];
  if (photo) return [];
  const id = parseId(draft.id) ?? nextId;
  const name = src || photoFileName({ title: draft.title[firstLanguage()] ?? '', id });
  return [{ field: 'src', code: 'srcMissing', values: { name } }];
}

function factWarnings({ draft, vocabularies, photo }: WarningSources): WorkWarning[] {
  const warnings: WorkWarning[] = [];
  if (!parseSize(draft.desc)) warnings.push({ field: 'desc', code: 'sizeMissing' });
  const size = photo && sizeUnlike(photo, draft.desc);
  if (size) {
    const values = { photo: inWords(photo), size: inWords(size) };
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
  if (field === 'collection') {
    const isNamed = draft.availability === 'collection';
    return isNamed ? translatePhrase(vocabulary, draft.collection).unknown : [];
  }
  const text = WORK_TEXTS.find((each) => each === field);
  return text ? translateText(text, draft[text], vocabulary).unknown : [];
}

function inWords({ width, height }: WorkSize): string {
  return `${width}×${height}`;
}

function imageWarnings(images: string): WorkWarning[] {
  return linesOf(images).flatMap((typed): WorkWarning[] => {
    const line = typed.trim();
    const values = { line };
    if (line.startsWith('http')) {
      return isImageAddress(line) ? [] : [{ field: 'images', code: 'imageAddress', values }];
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
  const wanted = field === 'vkVideos' ? 'vk' : 'youtube';
  return parseVideoLines(links).flatMap(({ text, video }): WorkWarning[] => {
    if (video?.player === wanted) return [];
    return [
      { field, code: video ? 'linkMisplaced' : 'linkUnknown', values: { line: text.trim() } },
    ];
  });
}

function priorityWarnings(priority: string): WorkWarning[] {
  const isReadable = parsePriority(priority) !== undefined || priority.trim() === '';
  return isReadable ? [] : [{ field: 'priority', code: 'priorityUnreadable' }];
}
