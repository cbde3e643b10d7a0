import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderEdit } from '#catalogue/add/saving.ts';
import { NEWS_FILE } from '#catalogue/add/text-changes.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { siteLanguages } from '#catalogue/words/language.ts';
import { messages, type Told, told } from '#pipeline/messages.ts';
import {
  type ChangeOutcome,
  changeFolder,
  type PlannedChange,
  type RefusedChange,
} from './change-folder.ts';
import { type Collection, GALLERY_FILE, photosOnlyOf, wordsFile } from './collection.ts';
import { JsonEdits } from './json-edits.ts';
import { placeWords } from './place-work.ts';
import type { FileChange, FileSteps } from './replace-files.ts';

const say = messages(
  {
    noWork: (id: number) => told(`there is no work ${id} any more`, 'load the page again'),
    otherWorks: told('the category has other works by now', 'load the page again'),
    otherPosts: told('there are other posts by now', 'load the page again'),
  },
  {
    noWork: (id) => told(`работы ${id} уже нет`, 'загрузите страницу заново'),
    otherWorks: told('в разделе уже другие работы', 'загрузите страницу заново'),
    otherPosts: told('новости уже другие', 'загрузите страницу заново'),
  },
);

export function editFolder(
  contentDir: string,
  edit: FolderEdit,
  steps?: FileSteps,
): Promise<ChangeOutcome> {
  return changeFolder(contentDir, (collection) => planOf(collection, edit), steps);
}

async function planOf(
  collection: Collection,
  edit: FolderEdit,
): Promise<PlannedChange | RefusedChange> {
  const { contentDir } = collection;
  if (edit.what === 'news-order') {
    const news = new JsonEdits(await readFile(join(contentDir, NEWS_FILE), 'utf8'));
    return reorder(news, edit.ids, () => true)
      ? { changes: [{ file: NEWS_FILE, content: news.text }] }
      : refused(say().otherPosts, NEWS_FILE);
  }
  const gallery = new JsonEdits(await readFile(join(contentDir, GALLERY_FILE), 'utf8'));
  const works = gallery.value as readonly GalleryEntry[];
  const changed = (): FileChange => ({ file: GALLERY_FILE, content: gallery.text });
  if (edit.what === 'order') {
    const isOf = ({ category }: GalleryEntry) => category === edit.category;
    return reorder(gallery, edit.ids, isOf) ? { changes: [changed()] } : refused(say().otherWorks);
  }
  const index = works.findIndex(({ id }) => id === edit.id);
  const work = works[index];
  if (!work) return refused(say().noWork(edit.id));
  switch (edit.what) {
    case 'show':
      setField(gallery, index, { name: 'active', value: String(edit.isListed) });
      return { changes: [changed()] };
    case 'availability': {
      setField(gallery, index, { name: 'availability', value: edit.availability ?? undefined });
      // Only a work that is in a collection has the name of one.
      if (edit.availability !== 'collection') {
        setField(gallery, index, { name: 'collection', value: undefined });
      }
      return { changes: [changed()] };
    }
    case 'delete': {
      const words = await Promise.all(
        siteLanguages().map(async (language): Promise<FileChange> => {
          const file = wordsFile(language);
          const text = await readFile(join(contentDir, file), 'utf8');
          return { file, content: placeWords(text, work, { words: undefined, held: undefined }) };
        }),
      );
      gallery.remove([index]);
      return { changes: [changed(), ...words], outdated: photosOnlyOf(collection, edit.id) };
    }
  }
}

function refused([message, remedy]: Told, file = GALLERY_FILE): RefusedChange {
  return { problems: [{ file, place: '', message, remedy }] };
}

interface FieldOfWork {
  readonly name: 'active' | 'availability' | 'collection';
  readonly value: string | undefined;
}

function setField(gallery: JsonEdits, index: number, { name, value }: FieldOfWork): void {
  const work = (gallery.value as readonly object[])[index] ?? {};
  if (Object.hasOwn(work, name)) {
    if (value === undefined) gallery.remove([index, name]);
    else gallery.replace([index, name], value);
  } else if (value !== undefined) {
    const position = Object.keys(work).indexOf('details');
    gallery.add([index], position < 0 ? Number.POSITIVE_INFINITY : position, [name, value]);
  }
}

/** Permutes only the listed entries, so works of other categories keep their position. */
function reorder<Entry extends { readonly id: number }>(
  file: JsonEdits,
  ids: readonly number[],
  isMeant: (entry: Entry) => boolean,
): boolean {
  const entries = file.value as readonly Entry[];
  const places = entries.flatMap((entry, place) => (isMeant(entry) ? [place] : []));
  const from = ids.map((id) => places.find((place) => entries[place]?.id === id) ?? -1);
  const isSame = new Set(from).size === places.length && !from.includes(-1);
  if (!isSame || ids.length !== places.length) return false;
  file.permute([], places, from);
  return true;
}
