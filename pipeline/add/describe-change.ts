import type { ChangedPlace, FileReport, SavedChange } from '#catalogue/add/saving.ts';
import type { Labels } from '#catalogue/words/labels.ts';
import { LABELS } from '#catalogue/words/labels.ts';
import { firstLanguage, siteLanguages } from '#catalogue/words/language.ts';
import { cutAfterWord } from '#catalogue/words/short-title.ts';
import { messages, spokenLanguage } from '#pipeline/messages.ts';
import { type Collection, wordsFile } from './collection.ts';
import { fieldNames } from './field-names.ts';
import { type Difference, differencesIn, type Step, WORK_KEY } from './json-differences.ts';
import { findWords } from './place-work.ts';
import { isArtists, type MadeChange } from './undo-records.ts';

const say = messages(
  {
    added: 'added',
    removed: 'removed',
    replaced: 'replaced',
    changed: 'changed',
    kept: (place: string) => `what was there is kept as ${place}`,
    work: (title: string, key: string) => `‘${title}’ (${key})`,
    post: (title: string) => `post ‘${title}’`,
    place: 'place in the file',
    numbered: (number: string) => ` no. ${number}`,
    nothing: '(nothing)',
    yes: 'yes',
    no: 'no',
  },
  {
    added: 'добавлено',
    removed: 'убрано',
    replaced: 'заменено',
    changed: 'изменено',
    kept: (place) => `прежнее отложено в ${place}`,
    work: (title, key) => `«${title}» (${key})`,
    post: (title) => `новость «${title}»`,
    place: 'место в файле',
    numbered: (number) => ` № ${number}`,
    nothing: '(пусто)',
    yes: 'да',
    no: 'нет',
  },
);

/** Identifies the draft of a work; not something that the artist edits. */
const DRAFT_KEY = 'key';

/** In UTF-16 units. */
const LONGEST_VALUE = 160;

/** Characters shown before the first difference, in UTF-16 units. */
const LEAD = 40;

export function describeChange(
  collection: Collection,
  { id, changes, before, setAside }: MadeChange & { readonly id: string },
): SavedChange {
  const asideOf = new Map(setAside.map(({ file, place }) => [file, place]));
  const textOf = (file: string) => {
    const content = changes.find((change) => change.file === file)?.content;
    return content === undefined ? undefined : String(content);
  };
  const words = LABELS[spokenLanguage()];
  const titleOf = createTitles(collection, words, textOf(wordsFile(firstLanguage())));
  const reportOf = (file: string): FileReport => {
    const [old, now] = [before.get(file), textOf(file)];
    if (old && now !== undefined && file.endsWith('.json')) {
      const places = differencesIn(parse(String(old)), parse(now))
        .filter(({ path }) => path.at(-1) !== DRAFT_KEY)
        .map((difference) => describe(difference, { file, collection, words, titleOf }));
      return places.length > 0 ? { file, places } : { file, note: say().changed, places };
    }
    const place = asideOf.get(file);
    const isThere = changes.some((change) => change.file === file && change.content !== undefined);
    const what = isThere ? (old ? say().replaced : say().added) : say().removed;
    return { file, note: place ? `${what}; ${say().kept(place)}` : what, places: [] };
  };
  const files = changes.map(({ file }) => file).filter(isArtists);
  return { id, language: spokenLanguage(), files: files.map(reportOf) };
}

function parse(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ''));
}

type TitleOf = (key: string) => string;

function createTitles(
  { files }: Collection,
  { untitled }: Labels,
  changedWords: string | undefined,
): TitleOf {
  const former = files.galleryWords[firstLanguage()]?.json.text ?? '{}';
  return (key) => {
    const own =
      (changedWords === undefined ? undefined : findWords(changedWords, key)) ??
      findWords(former, key);
    return own?.title || untitled;
  };
}

interface Naming {
  readonly file: string;
  readonly collection: Collection;
  readonly words: Labels;
  readonly titleOf: TitleOf;
}

function describe(difference: Difference, naming: Naming): ChangedPlace {
  const { path, what, before, after } = difference;
  const place = describePath(path, naming);
  if (what === 'added' || what === 'removed') return { place, note: say()[what] };
  if (what === 'moved') {
    const numbers = { before: String(Number(before) + 1), after: String(Number(after) + 1) };
    return { place: `${place}, ${say().place}`, ...numbers };
  }
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  const [old, now] = [before, after].map((value) => describeValue(key, value, naming));
  return { place, ...excerpts(old ?? '', now ?? '') };
}

function describePath(path: readonly Step[], naming: Naming): string {
  const { file, titleOf } = naming;
  const names: string[] = [];
  const isWords = siteLanguages().some((language) => file === wordsFile(language));
  for (const [index, step] of path.entries()) {
    if (typeof step === 'object') {
      const key = String(step.title);
      const isWork = WORK_KEY.test(key);
      names.push(isWork ? say().work(titleOf(key), key) : say().post(key));
    } else if (typeof step === 'number' || /^\d+$/.test(step)) {
      const number = typeof step === 'number' ? step + 1 : step;
      names.push(`${names.pop() ?? ''}${say().numbered(String(number))}`);
    } else if (WORK_KEY.test(step)) {
      names.push(say().work(titleOf(step), step));
    } else {
      // Works stand below their category, whose name may equal that of a field.
      const isCategory = isWords && index === 0;
      const name = fieldNames()[step as keyof ReturnType<typeof fieldNames>] ?? step;
      names.push(isCategory ? categoryName(naming, step) : name);
    }
  }
  return names.filter((name) => name !== '').join(', ');
}

function describeValue(key: string, value: unknown, naming: Naming): string {
  if (value === undefined || value === null || value === '') return say().nothing;
  if (value === true || (key === 'active' && value === 'true')) return say().yes;
  if (value === false || (key === 'active' && value === 'false')) return say().no;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (key === 'category') return categoryName(naming, text);
  const { availability } = naming.words;
  return key === 'availability' ? (availability[text as keyof typeof availability] ?? text) : text;
}

function categoryName({ collection, words }: Naming, category: string): string {
  const translation = collection.files.translation[spokenLanguage()];
  return translation?.salvaged?.category?.[category] ?? words.category[category] ?? category;
}

function excerpts(before: string, after: string): { before: string; after: string } {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const isLong = Math.max(before.length, after.length) > LONGEST_VALUE;
  const start = isLong && same > LEAD ? before.lastIndexOf(' ', same - LEAD) + 1 : 0;
  const excerpt = (text: string) =>
    `${start > 0 ? '…' : ''}${cutAfterWord(text.slice(start), LONGEST_VALUE)}`;
  return { before: excerpt(before), after: excerpt(after) };
}
