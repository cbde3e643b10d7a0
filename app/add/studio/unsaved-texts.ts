import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import type { EditedTexts } from '#app/add/studio/edited-texts.ts';

export interface UnsavedTexts {
  /** The folder's texts when the edit began. */
  readonly before: EditedTexts;
  readonly texts: EditedTexts;
}

const PREFIX = 'add-studio ';

/** Storage may be blocked. */
export function readUnsaved(key: string): UnsavedTexts | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined deletes it. Returns whether it was stored. */
export function keepUnsaved(key: string, unsaved: UnsavedTexts | undefined): boolean {
  try {
    if (unsaved) localStorage.setItem(PREFIX + key, JSON.stringify(unsaved));
    else localStorage.removeItem(PREFIX + key);
    return true;
  } catch {
    return false;
  }
}

let store: UseStore | undefined;

/** On demand, because browsers that forbid storage throw. */
function photoStore(): UseStore {
  store ??= createStore('add-studio', 'photos');
  return store;
}

export async function readNewPhotos(): Promise<ReadonlyMap<string, PreparedPhoto>> {
  const kept = await entries<string, PreparedPhoto>(photoStore()).catch(() => []);
  return new Map(kept);
}

export function keepNewPhoto(path: string, photo: PreparedPhoto): Promise<boolean> {
  return set(path, photo, photoStore()).then(
    () => true,
    () => false,
  );
}

export async function forgetNewPhotos(paths: readonly string[]): Promise<void> {
  await delMany([...paths], photoStore()).catch(() => {});
}
