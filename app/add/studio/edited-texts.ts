import { isSentence } from '#app/add/form/phrases.ts';
import type { EditedFolder } from '#catalogue/add/saving.ts';
import { translationPath } from '#catalogue/change/folder-json.ts';
import { isSame } from '#catalogue/change/merge.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';

/** Field names and list indexes (from 0). */
export type TextPath = readonly (string | number)[];

/** Without a `before`, a value is added; without an `after`, it is removed. */
export interface TextChange {
  readonly file: string;
  readonly path: TextPath;
  readonly before?: unknown;
  readonly after?: unknown;
}

export type EditedTexts = Readonly<Record<string, unknown>>;

export interface StudioPart {
  readonly key: string;
  readonly places: Readonly<Record<string, Pick<TextChange, 'file' | 'path'>>>;
  /** Used where the folder has no values: a new post. */
  readonly blank?: EditedTexts;
  readonly phrases: readonly TextPath[];
}

type Files = EditedFolder['files'];

/** Key for typed translations in the form: by language, then by the path of the phrase. */
const SAID = 'said';

export function valueIn(value: unknown, path: TextPath): unknown {
  return path.reduce<unknown>((each, key) => {
    return typeof each === 'object' && each !== null ? Reflect.get(each, key) : undefined;
  }, value);
}

/**
 * `undefined` removes the value, with the objects that become empty.
 * @example withValue({ post: { title: 'Лёд' } }, ['post', 'image'], 'led.jpg')
 * // { post: { title: 'Лёд', image: 'led.jpg' } }
 */
export function withValue<Value>(value: Value, path: TextPath, next: unknown): Value {
  return changedAt(value, path, next) as Value;
}

function changedAt(value: unknown, [key, ...rest]: TextPath, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = changedAt(valueIn(value, [key]), rest, next);
  if (Array.isArray(value)) return value.map((each, at) => (at === Number(key) ? inner : each));
  const { [key]: _, ...others } = (value ?? {}) as Record<string | number, unknown>;
  const isGone = inner === undefined || (rest.length > 0 && isEmptyObject(inner));
  if (!isGone) return { ...(value as object), [key]: inner };
  return others;
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && !Array.isArray(value) && Object.keys(value ?? {}).length === 0
  );
}

export function textsOf({ places, blank = {} }: StudioPart, files: Files): EditedTexts {
  const found = Object.entries(places).flatMap(([name, { file, path }]) => {
    const value = name in blank ? undefined : valueIn(files[file], path);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(found), ...blank };
}

interface Edited {
  readonly part: StudioPart;
  readonly files: Files;
  readonly texts: EditedTexts;
}

export function saidPath(language: string, phrase: TextPath): TextPath {
  return [SAID, language, phrase.join('.')];
}

/** A reworded sentence keeps its translation; another place name does not. */
export function translationIn(
  { part, files, texts }: Edited,
  language: string,
  phrase: TextPath,
): string {
  const typed = valueIn(texts, saidPath(language, phrase));
  if (typeof typed === 'string') return typed;
  const wordOf = (text: string) =>
    valueIn(files[translationPath(language)], ['vocabulary', text]) ?? undefined;
  const [before, now] = [textsOf(part, files), texts].map((each) => textAt(each, phrase));
  const kept = before && now && isSentence(before) ? wordOf(before) : undefined;
  return String(wordOf(now ?? '') ?? kept ?? '');
}

function textAt(texts: EditedTexts, phrase: TextPath): string {
  return String(valueIn(texts, phrase) ?? '').trim();
}

export function textChanges({ part, files, texts }: Edited): TextChange[] {
  const before = textsOf(part, files);
  const own = Object.entries(part.places).flatMap(([name, place]): TextChange[] => {
    const isNew = part.blank !== undefined && name in part.blank;
    const [old, now] = [isNew ? undefined : before[name], trimmed(texts[name], before[name])];
    return isSame(old, now) ? [] : [{ ...place, ...defined({ before: old, after: now }) }];
  });
  const translated = otherLanguages().flatMap((language) =>
    vocabularyChanges({ part, files, texts }, language),
  );
  return [...translated, ...own];
}

function vocabularyChanges({ part, files, texts }: Edited, language: string): TextChange[] {
  const file = translationPath(language);
  const former = textsOf(part, files);
  const phrasesNow = part.phrases.map((phrase) => textAt(texts, phrase));
  const changes = new Map<string, TextChange>();
  for (const phrase of part.phrases) {
    const [old, now] = [textAt(former, phrase), textAt(texts, phrase)];
    const wordOf = (text: string) => valueIn(files[file], ['vocabulary', text]);
    const word = translationIn({ part, files, texts }, language, phrase).trim();
    const note = (text: string, after: string | undefined) => {
      const before = wordOf(text);
      if (text === '' || before === after) return;
      changes.set(text, { file, path: ['vocabulary', text], ...defined({ before, after }) });
    };
    if (word !== '') note(now, word);
    const isLeft = old !== now ? !phrasesNow.includes(old) : word === '';
    if (isLeft && isSentence(old)) note(old, undefined);
  }
  return [...changes.values()];
}

function defined({ before, after }: { before: unknown; after: unknown }) {
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
}

function trimmed(value: unknown, before: unknown): unknown {
  if (isSame(value, before)) return before;
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  const trimmedAt = (key: string | number) =>
    trimmed(valueIn(value, [key]), valueIn(before, [key]));
  if (Array.isArray(value)) return value.map((_, index) => trimmedAt(index));
  return Object.fromEntries(Object.keys(value).map((key) => [key, trimmedAt(key)]));
}
