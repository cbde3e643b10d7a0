import { WORK_FILE } from '#catalogue/add/work-package.ts';
import type { Edit } from '#catalogue/change/apply-change.ts';
import {
  translationPath,
  type WorkWithTexts,
  workWithTexts,
} from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { ArtworkTexts } from '#catalogue/schema/locale-files.ts';
import { firstLanguage, otherLanguages, siteLanguages } from '#catalogue/texts/language.ts';
import { translatePhrase, vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { inEnglish, inRussian, messages, told } from '#pipeline/messages.ts';
import type { ChangeOutcome } from './change-folder.ts';
import { type Collection, entriesOf } from './collection.ts';
import { placePhotos } from './place-photos.ts';
import type { ReceivedWork } from './read-package.ts';
import type { FileSteps } from './replace-files.ts';
import { saveChange } from './save-change.ts';

const text = messages(
  {
    noWords: (language: string) =>
      told(
        `the package has no title in ${inEnglish(language)}, the first language of the site`,
        'make it again on /add of this site',
      ),
  },
  {
    noWords: (language) =>
      told(
        `нет ${inRussian(language, 'ого')} названия, а это первый язык сайта`,
        'сделайте файл заново на странице /add этого сайта',
      ),
  },
);

export type SaveOutcome =
  | (Extract<ChangeOutcome, { status: 'saved' }> & {
      readonly path: string;
      readonly entry: GalleryEntry;
    })
  | Exclude<ChangeOutcome, { status: 'saved' }>;

export async function saveWork(
  contentDir: string,
  work: ReceivedWork,
  steps?: FileSteps,
): Promise<SaveOutcome> {
  if (!work.words[firstLanguage()]) {
    const [message, remedy] = text().noWords(firstLanguage());
    return { status: 'problems', problems: [{ file: WORK_FILE, place: 'words', message, remedy }] };
  }
  let { entry } = work;
  const outcome = await saveChange(
    contentDir,
    async (collection) => {
      const placed = await placePhotos(work.entry, work.photos, collection.photoFolder);
      entry = placed.entry;
      const edit = workEdit({ ...work, entry }, replacedBy(work, collection));
      return { change: [edit, learnedWords(collection, work)], photos: placed.photos };
    },
    steps,
  );
  if (outcome.status !== 'saved') return outcome;
  const { entryId: id = entry.id } = outcome;
  const path = paths(firstLanguage()).artwork({ ...entry, id });
  return { ...outcome, path, entry: { ...entry, id, title: `art-${id}` } };
}

/** Prefers the work of the same draft, whose id may have changed. */
function replacedBy(
  { key, replaces, entry }: ReceivedWork,
  collection: Collection,
): WorkWithTexts | undefined {
  const entries = entriesOf(collection);
  const found =
    entries.find((each) => each?.key === key) ??
    entries.find((each) => replaces && each?.id === entry.id);
  return found?.id === undefined ? undefined : workWithTexts(collection.folder.json, found.id);
}

/** A package does not say what it started from, so its base is the stored work. */
function workEdit(work: ReceivedWork, stored: WorkWithTexts | undefined): Edit {
  const words = Object.entries(work.words).filter(([each]) => siteLanguages().includes(each));
  const texts = Object.fromEntries(words);
  if (!stored) {
    return { kind: 'work', base: null, value: { entry: { ...work.entry, key: work.key }, texts } };
  }
  const { id, title, key = work.key } = stored.entry;
  const paragraphs = work.entry.details.text?.map((paragraph, index) => {
    const place = work.paragraphsFrom ? work.paragraphsFrom[index] : index;
    const known = GalleryEntry.entries.details.entries.text.wrapped.item.entries;
    return { ...unknownFields(stored.entry.details?.text?.[place ?? -1], known), ...paragraph };
  });
  const value = {
    entry: {
      ...unknownFields(stored.entry, GalleryEntry.entries),
      ...work.entry,
      ...{ id, title, key },
      details: {
        ...unknownFields(stored.entry.details, GalleryEntry.entries.details.entries),
        ...work.entry.details,
        ...(paragraphs && { text: paragraphs }),
      },
    },
    texts: {
      ...stored.texts,
      ...Object.fromEntries(
        words.map(([language, own]) => {
          const kept = unknownFields(stored.texts[language], ArtworkTexts.entries);
          return [language, { ...kept, ...own }];
        }),
      ),
    },
  };
  return { kind: 'work', base: stored, value };
}

/** The artist's own fields, which a package does not hold. */
function unknownFields(stored: object | undefined, known: object): object {
  const fields = Object.entries(stored ?? {});
  return Object.fromEntries(fields.filter(([name]) => !Object.hasOwn(known, name)));
}

function learnedWords(collection: Collection, { vocabulary = {} }: ReceivedWork): Edit {
  const learned = otherLanguages().flatMap((language) => {
    const stored = collection.files.translation[language]?.value?.vocabulary;
    const known = vocabularyOf(language, stored);
    const words = Object.entries(vocabulary[language] ?? {});
    const unknown = words.filter(([word]) => translatePhrase(known, word).unknown.length > 0);
    if (unknown.length === 0) return [];
    return [[translationPath(language), { vocabulary: Object.fromEntries(unknown) }] as const];
  });
  return { kind: 'texts', base: {}, value: Object.fromEntries(learned) };
}
