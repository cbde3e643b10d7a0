import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { textsOfWork } from '#catalogue/schema/locale-files.ts';
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
import { entriesOf, type Locate, textsOfWorks, titleFindings } from './entry-rules.ts';
import {
  type Finding,
  type JsonLocation,
  type JsonPath,
  type Localized,
  languageNames,
  textsIn,
} from './finding.ts';
import { error, notice } from './messages.ts';
import { type Salvaged, valueAt } from './salvage.ts';
import type { ValidatedFolder } from './validate-folder.ts';

type Work = Salvaged<GalleryEntry>;
type GalleryTexts = ValidatedFolder['galleryTexts'];

export function* translationFindings(files: ValidatedFolder): Iterable<Finding> {
  yield* categoryFindings(files);
  yield* labelFindings(files);
  yield* biographyFindings(files);
  const { gallery, galleryTexts } = files;
  // Without a readable list of works, every text would seem to belong to no work.
  if (!gallery.salvaged) return;
  // If an id repeats, the first work counts; another rule reports the others.
  const entries = [...entriesOf(gallery)].reverse();
  const works = new Map(entries.map(([work]) => [`art-${work.id}`, work]));
  yield* strayFindings(works, galleryTexts);
  if (Object.values(galleryTexts).some(({ salvaged }) => !salvaged)) return;
  for (const [work, locate] of entriesOf(gallery))
    yield* workTextFindings(work, locate, galleryTexts);
}

function* categoryFindings({ site, translation }: ValidatedFolder) {
  const categories = Object.keys(site.salvaged?.categories ?? {});
  if (categories.length === 0) return;
  const first = languageNames(firstLanguage());
  for (const [language, { file, salvaged }] of Object.entries(translation)) {
    if (!salvaged) continue;
    const names: Readonly<Record<string, string | undefined>> = salvaged.category ?? {};
    const builtInNames = LABELS[language]?.category ?? {};
    const locate = (category: string) => ({ file, path: ['category', category] });
    for (const category of categories) {
      if (names[category]?.trim() || builtInNames[category]) continue;
      yield language === firstLanguage()
        ? error('nameless-category', locate(category), { category })
        : notice('untranslated-category', locate(category), { category, first });
    }
    for (const category of Object.keys(names)) {
      if (categories.includes(category) || builtInNames[category]) continue;
      yield notice('no-category', locate(category), { category });
    }
  }
}

const MAX_LISTED_LABELS = 12;

/** Labels that other rules check, that have a default, or that only the artist sees. */
const OPTIONAL_LABELS = ['category', 'writtenIn', 'add'];

function* labelFindings({ translation }: ValidatedFolder): Iterable<Finding> {
  for (const [language, { file, json, salvaged }] of Object.entries(translation)) {
    if (LABELS[language] || !salvaged) continue;
    const missing = [...textsIn(LABELS.en)]
      .map(([path]) => path)
      .filter((path) => !OPTIONAL_LABELS.includes(String(path[0])) && !isText(valueAt(json, path)));
    const [path] = missing;
    if (!path) continue;
    const shown = missing.slice(0, MAX_LISTED_LABELS).map((each) => each.join('.'));
    if (missing.length > MAX_LISTED_LABELS) shown.push('…');
    const values = { count: missing.length, language: languageNames(language) };
    yield error('missing-labels', { file, path }, { ...values, keys: shown.join(', ') });
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

const TITLE = { en: 'title', ru: 'названия' };

function missingText(language: Language, at: JsonLocation, what: Localized): Finding {
  const first = languageNames(firstLanguage());
  return language === firstLanguage()
    ? notice('first-missing', at, { first, what })
    : notice('other-missing', at, { language: languageNames(language), first, what });
}

function* biographyFindings({ translation }: ValidatedFolder): Iterable<Finding> {
  if (Object.values(translation).some(({ salvaged }) => !salvaged)) return;
  for (const [language, { file, json }] of Object.entries(translation)) {
    const others = otherLanguages(language).map((other) => translation[other]?.salvaged?.biography);
    const texts = others.flatMap((biography) => [...textsIn(biography)]);
    const paths = texts.filter(([, text]) => isText(text)).map(([path]) => path);
    for (const inner of new Map(paths.map((path) => [path.join('.'), path])).values()) {
      const path: JsonPath = ['biography', ...inner];
      // The schema has already reported values of a wrong kind.
      const isParentValid = /^(?:undefined|object)$/.test(typeof valueAt(json, path.slice(0, -1)));
      const text = valueAt(json, path) ?? (isParentValid ? '' : undefined);
      if (typeof text === 'string' && !isText(text)) {
        yield notice('untranslated', { file, path }, { language: languageNames(language) });
      }
    }
  }
}

function* strayFindings(works: ReadonlyMap<string, Work>, files: GalleryTexts) {
  for (const { category, key, locate } of textsOfWorks(files)) {
    const work = works.get(key);
    const own = work?.category ?? category;
    if (!work) yield notice('stray-texts', locate(), { key });
    else if (own !== category) yield notice('misplaced-texts', locate(), { key, category, own });
  }
}

function* workTextFindings(work: Work, locateWork: Locate, files: GalleryTexts): Iterable<Finding> {
  const { id, category } = work;
  if (id === undefined || category === undefined) return;
  const languages = siteLanguages();
  const locate = (language: Language, ...field: string[]) => {
    return { file: inLanguage(files, language).file, path: [category, `art-${id}`, ...field] };
  };
  const entries = byLanguage((language) =>
    textsOfWork(inLanguage(files, language).salvaged, category, `art-${id}`),
  );
  const titles = byLanguage((language) => entries[language]?.title?.trim() ?? '');
  for (const language of languages)
    yield* titleFindings(locate(language, 'title'), titles[language]);
  const untitled = languages.filter((language) => !titles[language]);
  if (untitled.length === languages.length) {
    yield notice('untitled', locate(firstLanguage(), 'title'));
  } else {
    for (const language of untitled) yield missingText(language, locate(language, 'title'), TITLE);
  }
  const texts = byLanguage((language) => ({ ...entries[language]?.text }) as StoryTexts[Language]);
  const shown = new Set<number>();
  for (const [index, paragraph] of (work.details?.text ?? []).entries()) {
    const content = paragraph?.content ?? '';
    for (const number of placeholdersIn(content)) shown.add(number);
    for (const number of placeholdersWithoutText(content, texts)) {
      const { file } = locate(firstLanguage());
      const at = locateWork('details', 'text', index, 'content');
      yield notice('no-text', at, { number, file, category, id });
    }
  }
  const numbers = Object.values(texts).flatMap((each) => Object.keys(each ?? {}));
  for (const number of new Set(numbers)) {
    const missing = languages.filter((language) => !texts[language]?.[number]?.trim());
    const present = languages.find((language) => !missing.includes(language));
    if (present === undefined) continue;
    for (const language of missing) {
      const what = { en: `text ${number}`, ru: `текста ${number}` };
      yield missingText(language, locate(language, 'text', number), what);
    }
    if (!shown.has(Number(number))) {
      yield notice('unused-text', locate(present, 'text', number), { number });
    }
  }
}
