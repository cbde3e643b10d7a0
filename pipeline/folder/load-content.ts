import { access } from 'node:fs/promises';
import { checkFolder } from '#catalogue/check/check-folder.ts';
import type { Finding, JsonLocation } from '#catalogue/check/finding.ts';
import { valueAt } from '#catalogue/check/salvage.ts';
import type { ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import type { Category } from '#catalogue/schema/categories.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { Biography, GalleryTextsFile } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { FOLDER_VERSION, type SiteFile } from '#catalogue/schema/site-entry.ts';
import { LABELS, type Labels } from '#catalogue/texts/labels.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/texts/language.ts';
import { languageName } from '#catalogue/texts/language-facts.ts';
import type { PhotoRole } from '#pipeline/photos/encode/picture-sizes.ts';
import type { PhotoRequest } from '#pipeline/photos/find-originals.ts';
import type { Problem } from '#pipeline/problem.ts';
import { completeLabels } from './complete-labels.ts';
import { error } from './file-messages.ts';
import { fileFindings } from './file-rules.ts';
import { type PhotoFolder, readPhotoFolder } from './photo-references/photo-folder.ts';
import { photoReferences } from './photo-references/photo-references.ts';
import { resolvePhotos } from './photo-references/resolve-photos.ts';
import { type PhotoUse, placeOf, problemOf, toProblems } from './problems.ts';
import { readPublicFolder } from './public-folder.ts';
import { type JsonFolder, readFolder } from './read-folder.ts';

export interface Content {
  readonly site: SiteFile;
  readonly works: readonly GalleryEntry[];
  readonly posts: readonly NewsEntry[];
  readonly words: ByLanguage<ContentWords>;
}

interface ContentWords {
  readonly interface: Labels;
  readonly biography: Biography;
  readonly vocabulary: Readonly<Record<string, string>>;
  readonly gallery: GalleryTextsFile;
}

interface StatedWorkSize {
  readonly at: JsonLocation;
  readonly place: string;
  readonly desc: string;
  readonly photoFile: string;
}

export interface LoadedContent {
  readonly problems: readonly Problem[];
  readonly content?: Content;
  readonly photos: readonly PhotoRequest[];
  readonly photoFileOf: (role: PhotoRole, name: string) => string | undefined;
  readonly usesOf: (photoFile: string) => readonly PhotoUse[];
  readonly sizes: readonly StatedWorkSize[];
  readonly counts: ContentCounts;
}

interface ContentCounts {
  readonly works: number;
  readonly posts: number;
  readonly photos: number;
}

/** Never stops at the first problem. */
export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const isThere = await access(contentDir).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    const finding = error('no-folder', { file: '.', path: [] }, { folder: contentDir });
    return nothingLoaded(finding, '');
  }
  const [folder, photoFolder] = await Promise.all([
    readFolder(contentDir),
    readPhotoFolder(contentDir),
  ]);
  const version = valueAt(folder.json['site.json'], ['version']);
  if (typeof version === 'number' && version > FOLDER_VERSION) {
    // Other differences of a newer folder are not the artist's fault, so they are not reported.
    const at = { file: 'site.json', path: ['version'] };
    return nothingLoaded(error('newer-folder', at, { version, own: FOLDER_VERSION }), 'version');
  }
  return judgeFolder(contentDir, folder, photoFolder);
}

/** Judges texts and names of photos that may differ from the stored ones. */
export async function judgeFolder(
  contentDir: string,
  folder: JsonFolder,
  photoFolder: PhotoFolder,
): Promise<LoadedContent> {
  const { files, findings } = checkFolder(folder.json);
  const photos = resolvePhotos(photoReferences(files), photoFolder);
  const usesOf = (photoFile: string): PhotoUse[] =>
    (photos.references.get(photoFile) ?? []).map((reference) => {
      return { file: reference.file, place: placeOf(reference, folder.json[reference.file]) };
    });
  const problems = toProblems(
    [
      ...folder.findings,
      ...findings,
      ...(await fileFindings(files, contentDir)),
      ...(await readPublicFolder(contentDir)).findings,
      ...photos.findings,
    ],
    folder,
    usesOf,
  );
  const isSound = !problems.some(({ severity }) => severity === 'error');
  return {
    problems,
    ...(isSound && { content: soundContent(files) }),
    photos: photos.requests,
    photoFileOf: photos.fileOf,
    usesOf,
    sizes: statedSizes(files.gallery, photos.fileOf),
    counts: {
      works: files.gallery.salvaged?.length ?? 0,
      posts: files.news.salvaged?.length ?? 0,
      photos: new Set(photos.requests.map((request) => request.file)).size,
    },
  };
}

function statedSizes(
  { file, json, salvaged = [] }: ValidatedFolder['gallery'],
  fileOf: LoadedContent['photoFileOf'],
): StatedWorkSize[] {
  return salvaged.flatMap((work, index) => {
    const photoFile = work?.src && fileOf('gallery', work.src);
    const desc = work?.details?.desc;
    if (!photoFile || !desc) return [];
    const at = { file, path: [index, 'details', 'desc'] };
    return [{ at, place: placeOf(at, json), desc, photoFile }];
  });
}

function soundContent({ site, gallery, news, translation, galleryWords }: ValidatedFolder) {
  const wordsIn = (language: Language): ContentWords => {
    const file = inLanguage(translation, language);
    const { biography, vocabulary = {}, ...own } = sound(file.value);
    return {
      interface: {
        // Only labels of the editor may be missing in another language.
        ...completeLabels(own, LABELS[language] ?? LABELS.en),
        category: categoryLabels(sound(site.value), translation, language),
        writtenIn: languageNotes(language, own.writtenIn, LABELS[language]?.writtenIn),
      },
      biography,
      vocabulary,
      gallery: sound(inLanguage(galleryWords, language).value),
    };
  };
  return {
    site: sound(site.value),
    works: sound(gallery.value),
    posts: sound(news.value),
    words: byLanguage(wordsIn),
  } satisfies Content;
}

/** Spec §9: a language without names for the categories uses those of the first language. */
function categoryLabels(
  { categories }: SiteFile,
  translation: ValidatedFolder['translation'],
  language: Language,
): Labels['category'] {
  const nameIn = (each: Language, category: Category) =>
    translation[each]?.value?.category?.[category]?.trim() || LABELS[each]?.category[category];
  return Object.fromEntries(
    Object.keys(categories).map((category) => [
      category,
      nameIn(language, category) ?? sound(nameIn(firstLanguage(), category)),
    ]),
  );
}

function languageNotes(
  language: Language,
  own: Readonly<Record<string, string | undefined>> = {},
  shipped: Labels['writtenIn'] = {},
): Labels['writtenIn'] {
  return Object.fromEntries(
    siteLanguages().map((each) => [
      each,
      own[each]?.trim() || shipped[each] || languageName(each, language),
    ]),
  );
}

/** A file without a value always has findings, so this fails only if a rule did not report one. */
function sound<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A content file is broken, but nothing was reported');
  return value;
}

function nothingLoaded(finding: Finding, place: string): LoadedContent {
  return {
    problems: [problemOf(finding, place)],
    photos: [],
    photoFileOf: () => undefined,
    usesOf: () => [],
    sizes: [],
    counts: { works: 0, posts: 0, photos: 0 },
  };
}
