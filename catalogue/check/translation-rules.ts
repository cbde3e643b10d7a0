import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import {
  byLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  otherLanguages,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import {
  placeholdersIn,
  placeholdersWithoutText,
  type StoryTexts,
} from '#catalogue/works/story.ts';
import { type At, entriesOf, textsOfWorks, titleFindings } from './entry-rules.ts';
import {
  type Finding,
  type JsonPath,
  type Localized,
  type Location,
  languageNames,
  textsIn,
} from './finding.ts';
import { error, notice } from './messages.ts';
import { type Salvaged, valueAt } from './salvage.ts';
import type { CheckedFolder } from './validate-folder.ts';

type Work = Salvaged<GalleryEntry>;
type GalleryWords = CheckedFolder['galleryWords'];

export function* translationFindings(files: CheckedFolder): Iterable<Finding> {
  yield* categoryFindings(files);
  yield* labelFindings(files);
  yield* biographyFindings(files);
  const { gallery, galleryWords } = files;
  // Without a readable list of works, every text would seem to belong to none.
  if (!gallery.salvaged) return;
  // Of works with the same id, which are reported, the first counts.
  const entries = [...entriesOf(gallery)].reverse();
  const works = new Map(entries.map(([work]) => [`art-${work.id}`, work]));
  yield* strayFindings(works, galleryWords);
  if (Object.values(galleryWords).some(({ salvaged }) => !salvaged)) return;
  for (const [work, at] of entriesOf(gallery)) yield* workTextFindings(work, at, galleryWords);
}

/** The artist must name her own categories; those of the specification have names. */
function* categoryFindings({ site, translation }: CheckedFolder) {
  const categories = Object.keys(site.salvaged?.categories ?? {});
  if (categories.length === 0) return;
  const first = languageNames(firstLanguage());
  for (const [language, { file, salvaged }] of Object.entries(translation)) {
    if (!salvaged) continue;
    const own: Readonly<Record<string, string | undefined>> = salvaged.category ?? {};
    const shipped = LABELS[language]?.category ?? {};
    const at = (category: string) => ({ file, path: ['category', category] });
    for (const category of categories) {
      if (own[category]?.trim() || shipped[category]) continue;
      yield language === firstLanguage()
        ? error('nameless-category', at(category), { category })
        : notice('untranslated-category', at(category), { category, first });
    }
    for (const category of Object.keys(own)) {
      if (categories.includes(category) || shipped[category]) continue;
      yield notice('no-category', at(category), { category });
    }
  }
}

const MOST_SHOWN_LABELS = 12;

/** Labels that other rules check, that have a default, or that only the artist sees. */
const OPTIONAL_LABELS = ['category', 'writtenIn', 'add'];

function* labelFindings({ translation }: CheckedFolder): Iterable<Finding> {
  for (const [language, { file, json, salvaged }] of Object.entries(translation)) {
    if (LABELS[language] || !salvaged) continue;
    const missing = [...textsIn(LABELS.en)]
      .map(([path]) => path)
      .filter((path) => !OPTIONAL_LABELS.includes(String(path[0])) && !isText(valueAt(json, path)));
    const [path] = missing;
    if (!path) continue;
    const shown = missing.slice(0, MOST_SHOWN_LABELS).map((each) => each.join('.'));
    if (missing.length > MOST_SHOWN_LABELS) shown.push('…');
    const values = { count: missing.length, language: languageNames(language) };
    yield error('missing-labels', { file, path }, { ...values, keys: shown.join(', ') });
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

const TITLE = { en: 'title', ru: 'названия' };

function missingText(spoken: Language, at: Location, what: Localized): Finding {
  const first = languageNames(firstLanguage());
  return spoken === firstLanguage()
    ? notice('first-missing', at, { first, what })
    : notice('other-missing', at, { language: languageNames(spoken), first, what });
}

/** A text of the biography that another language has. */
function* biographyFindings({ translation }: CheckedFolder): Iterable<Finding> {
  if (Object.values(translation).some(({ salvaged }) => !salvaged)) return;
  for (const [language, { file, json }] of Object.entries(translation)) {
    const others = otherLanguages(language).map((other) => translation[other]?.salvaged?.biography);
    const texts = others.flatMap((biography) => [...textsIn(biography)]);
    const paths = texts.filter(([, text]) => isText(text)).map(([path]) => path);
    for (const inner of new Map(paths.map((path) => [path.join('.'), path])).values()) {
      const path: JsonPath = ['biography', ...inner];
      // The schema has already reported values of a wrong kind.
      const isLacking = /^(?:undefined|object)$/.test(typeof valueAt(json, path.slice(0, -1)));
      const text = valueAt(json, path) ?? (isLacking ? '' : undefined);
      if (typeof text === 'string' && !isText(text)) {
        yield notice('untranslated', { file, path }, { language: languageNames(language) });
      }
    }
  }
}

/** Words under a wrong category are never shown: an error. Those of a deleted work do no harm. */
function* strayFindings(works: ReadonlyMap<string, Work>, words: GalleryWords) {
  for (const { category, key, at } of textsOfWorks(words)) {
    const own = works.get(key)?.category;
    if (!works.has(key)) yield notice('stray-texts', at(), { key });
    else if (own && own !== category) yield error('misplaced-texts', at(), { key, category, own });
  }
}

/** Titles and texts of a work in each language, and the placeholders that show them. */
function* workTextFindings(work: Work, inGallery: At, files: GalleryWords): Iterable<Finding> {
  const { id, category } = work;
  if (id === undefined || category === undefined) return;
  const languages = siteLanguages();
  const at = (language: Language, ...field: string[]) => {
    return { file: inLanguage(files, language).file, path: [category, `art-${id}`, ...field] };
  };
  const words = byLanguage((language) => wordsOf(work, inLanguage(files, language)));
  const titles = byLanguage((language) => words[language]?.title?.trim() ?? '');
  for (const language of languages) yield* titleFindings(at(language, 'title'), titles[language]);
  const untitled = languages.filter((language) => !titles[language]);
  if (untitled.length === languages.length) {
    yield notice('untitled', at(firstLanguage(), 'title'));
  } else {
    for (const language of untitled) yield missingText(language, at(language, 'title'), TITLE);
  }
  const texts = byLanguage((language) => ({ ...words[language]?.text }) as StoryTexts[Language]);
  const shown = new Set<number>();
  for (const [index, paragraph] of (work.details?.text ?? []).entries()) {
    const content = paragraph?.content ?? '';
    for (const number of placeholdersIn(content)) shown.add(number);
    for (const number of placeholdersWithoutText(content, texts)) {
      const { file } = at(firstLanguage());
      const place = inGallery('details', 'text', index, 'content');
      yield notice('no-text', place, { number, file, category, id });
    }
  }
  const numbers = Object.values(texts).flatMap((each) => Object.keys(each ?? {}));
  for (const number of new Set(numbers)) {
    const missing = languages.filter((language) => !texts[language]?.[number]?.trim());
    const present = languages.find((language) => !missing.includes(language));
    if (present === undefined) continue;
    for (const language of missing) {
      const what = { en: `text ${number}`, ru: `текста ${number}` };
      yield missingText(language, at(language, 'text', number), what);
    }
    if (!shown.has(Number(number))) {
      yield notice('unused-text', at(present, 'text', number), { number });
    }
  }
}

/** Includes words under a wrong category, so they are not reported as missing as well. */
function wordsOf({ id, category = '' }: Work, { salvaged = {} }: GalleryWords[Language]) {
  const places = [category, ...Object.keys(salvaged)];
  return places.map((place) => salvaged[place]?.[`art-${id}`]).find(Boolean);
}
