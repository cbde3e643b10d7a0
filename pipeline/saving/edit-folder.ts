import type { FolderEdit } from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import {
  type FolderJson,
  GALLERY_FILE,
  postsIn,
  worksIn,
  workWithTexts,
} from '#catalogue/change/folder-json.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';
import { messages, told } from '#pipeline/messages.ts';
import type { ChangeOutcome } from './change-folder.ts';
import type { FileSteps } from './replace-files.ts';
import { saveChange } from './save-change.ts';

const text = messages(
  { noWork: (id: number) => told(`there is no work ${id} any more`, 'load the page again') },
  { noWork: (id) => told(`работы ${id} уже нет`, 'загрузите страницу заново') },
);

export function editFolder(
  contentDir: string,
  edit: FolderEdit,
  steps?: FileSteps,
): Promise<ChangeOutcome> {
  return saveChange(
    contentDir,
    (collection) => {
      const change = changeOf(collection.folder.json, edit);
      if (change) return { change };
      const [message, remedy] = text().noWork('id' in edit ? edit.id : 0);
      return { problems: [{ file: GALLERY_FILE, place: '', message, remedy }] };
    },
    steps,
  );
}

/** These actions do not say what they started from, so their base is the stored value. */
function changeOf(folder: FolderJson, edit: FolderEdit): Change | undefined {
  const idsOf = (entries: readonly { readonly id: number }[]) => entries.map(({ id }) => id);
  if (edit.what === 'news-order') {
    return [{ kind: 'posts-order', base: idsOf(postsIn(folder)), value: edit.ids }];
  }
  if (edit.what === 'order') {
    const { category, ids } = edit;
    const works = worksIn(folder).filter((work) => work.category === category);
    return [{ kind: 'works-order', category, base: idsOf(works), value: ids }];
  }
  const base = workWithTexts(folder, edit.id);
  if (!base) return undefined;
  const value = edit.what === 'delete' ? null : { ...base, entry: edited(base.entry, edit) };
  return [{ kind: 'work', base, value }];
}

function edited(
  entry: GalleryEntry,
  edit: Extract<FolderEdit, { what: 'show' | 'availability' }>,
): GalleryEntry {
  if (edit.what === 'show') return { ...entry, active: String(edit.isListed) };
  const { availability: _, collection, ...rest } = entry;
  const { availability } = edit;
  return {
    ...rest,
    ...(availability && { availability }),
    // Only a work that is in a collection has the name of one.
    ...(availability === 'collection' && collection !== undefined && { collection }),
  };
}
