import { access } from 'node:fs/promises';
import type { PhotoRole } from '#catalogue/photos/photo.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import type { Biography, GalleryWordsFile } from '#catalogue/schema/locale-files.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { FOLDER_VERSION, type SiteFile } from '#catalogue/schema/site-entry.ts';
import { completeLabels, LABELS, type Labels } from '#catalogue/words/labels.ts';
import {
  type ByLanguage,
  byLanguage,
  firstLanguage,
  inLanguage,
  type Language,
  siteLanguages,
} from '#catalogue/words/language.ts';
import { languageName } from '#catalogue/words/language-facts.ts';
import type { Category } from '#catalogue/works/categories.ts';
import { messages, told } from '#pipeline/messages.ts';
import type { PhotoRequest } from '#pipeline/photos/find-originals.ts';
import type { KnownOutcomes } from '#pipeline/photos/process-photos.ts';
import type { Problem } from '#pipeline/problem.ts';
import { type ContentFiles, fileFindings, listFiles, readContentFiles } from './content-files.ts';
import type { Finding } from './finding.ts';
import { readPhotoFolder } from './photo-references/photo-folder.ts';
import { photoReferences } from './photo-references/photo-references.ts';
import { resolvePhotos } from './photo-references/resolve-photos.ts';
import { type PhotoUse, placeOf, toProblems, usedBy } from './problem-place.ts';
import { lookFindings } from './rules/look-rules.ts';
import { readPublicFolder } from './rules/public-rules.ts';

const say = messages(
  {
    noFolder: (folder: string) =>
      told(
        `there is no content folder at '${folder}'`,
        'restore it, or set CONTENT_DIR to the folder',
      ),
    newerFolder: (version: number) =>
      told(
        `this folder is of version ${version}, and this program reads version ${FOLDER_VERSION}`,
        'update the program: git pull && npm ci',
      ),
  },
  {
    noFolder: (folder) =>
      told(`папки «${folder}» нет`, 'верните её или назовите папку в CONTENT_DIR'),
    newerFolder: (version) =>
      told(
        `это папка версии ${version}, а программа читает версию ${FOLDER_VERSION}`,
        'обновите программу: git pull && npm ci',
      ),
  },
);

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
  readonly gallery: GalleryWordsFile;
}

interface StatedWorkSize extends PhotoUse {
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

/** The previous reading of a folder; only files that changed are read and checked again. */
export interface ContentMemory {
  files?: ContentFiles;
  findings?: readonly Finding[];
  readonly photos?: KnownOutcomes;
}

/** Never stops at the first problem. `memory` is updated in place, for repeated readings. */
export async function loadContent(
  contentDir: string,
  memory: ContentMemory = {},
): Promise<LoadedContent> {
  const isThere = await access(contentDir).then(
    () => true,
    () => false,
  );
  if (!isThere) return nothingLoaded({ file: '.', place: '' }, say().noFolder(contentDir));

  const [files, folder] = await Promise.all([
    readContentFiles(contentDir, memory.files),
    readPhotoFolder(contentDir),
  ]);
  const version = versionOf(files.site.raw);
  if (version > FOLDER_VERSION) {
    // Other differences of a newer folder are not the artist's fault, so they are not reported.
    return nothingLoaded({ file: files.site.file, place: 'version' }, say().newerFolder(version));
  }
  const photos = resolvePhotos(photoReferences(files), folder);
  const rawOf = new Map(listFiles(files).map(({ file, raw }) => [file, raw]));
  const usesOf = (photoFile: string): PhotoUse[] =>
    (photos.references.get(photoFile) ?? []).map(({ file, path }) => {
      return { file, place: placeOf(file, path, rawOf.get(file)) };
    });
  const photoFindings = photos.findings.map((finding) =>
    finding.file.startsWith('images')
      ? { ...finding, place: usedBy(usesOf(finding.file)) }
      : finding,
  );
  const problems = toProblems(
    [
      ...findingsIn(files, memory),
      ...(await lookFindings(files.site, contentDir)),
      ...(await readPublicFolder(contentDir)).findings,
      ...photoFindings,
    ],
    listFiles(files).map((file) => file.json),
  );
  const isSound = !problems.some((problem) => problem.severity === 'error');
  const content = isSound ? soundContent(files) : undefined;
  return {
    problems,
    ...(content && { content }),
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

function findingsIn(files: ContentFiles, memory: ContentMemory): readonly Finding[] {
  const known = memory.files && new Set(listFiles(memory.files));
  const isSame = known !== undefined && listFiles(files).every((file) => known.has(file));
  const findings = (isSame && memory.findings) || fileFindings(files);
  Object.assign(memory, { files, findings });
  return findings;
}

function statedSizes(
  { file, raw, salvaged = [] }: ContentFiles['gallery'],
  fileOf: LoadedContent['photoFileOf'],
): StatedWorkSize[] {
  return salvaged.flatMap((work, index) => {
    const photoFile = work?.src && fileOf('gallery', work.src);
    const desc = work?.details?.desc;
    if (!photoFile || !desc) return [];
    return [{ file, place: placeOf(file, [index, 'details', 'desc'], raw), desc, photoFile }];
  });
}

function soundContent({ site, gallery, news, translation, galleryWords }: ContentFiles) {
  const wordsIn = (language: Language): ContentWords => {
    const file = inLanguage(translation, language);
    const { biography, vocabulary = {}, ...own } = sound(file.value);
    return {
      interface: {
        // Only labels of the editor may be missing in another language (interface-rules.ts).
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
  translation: ContentFiles['translation'],
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

function versionOf(site: unknown): number {
  const isObject = typeof site === 'object' && site !== null;
  const version = isObject && 'version' in site ? site.version : undefined;
  return typeof version === 'number' ? version : FOLDER_VERSION;
}

function nothingLoaded(
  where: Pick<Problem, 'file' | 'place'>,
  [message, remedy]: readonly [message: string, remedy: string],
): LoadedContent {
  return {
    problems: [{ severity: 'error', ...where, message, remedy }],
    photos: [],
    photoFileOf: () => undefined,
    usesOf: () => [],
    sizes: [],
    counts: { works: 0, posts: 0, photos: 0 },
  };
}
