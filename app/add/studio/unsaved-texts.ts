import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import type { EditedTexts } from '#catalogue/add/edited-texts.ts';

/** What was typed into a form of the studio and not saved yet. */
export interface UnsavedTexts {
  /** What the folder held when it was begun. */
  readonly before: EditedTexts;
  readonly texts: EditedTexts;
}

const PREFIX = 'add-studio ';

/** What this device keeps of a form; a browser may keep nothing. */
export function readUnsaved(key: string): UnsavedTexts | undefined {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed at once, with every letter; without it, forgets it. Answers whether it could be kept. */
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

/** Only when it is needed: asking a browser that forbids storage is already an error. */
function photoStore(): UseStore {
  store ??= createStore('add-studio', 'photos');
  return store;
}

/** The new photos of all forms, by their paths in the folder. */
export async function readNewPhotos(): Promise<ReadonlyMap<string, PreparedPhoto>> {
  const kept = await entries<string, PreparedPhoto>(photoStore()).catch(() => []);
  return new Map(kept);
}

/** Keeps a new photo until it is saved, or forgotten. Answers whether it could be kept. */
export function keepNewPhoto(path: string, photo: PreparedPhoto): Promise<boolean> {
  return set(path, photo, photoStore()).then(
    () => true,
    () => false,
  );
}

export async function forgetNewPhotos(paths: readonly string[]): Promise<void> {
  await delMany([...paths], photoStore()).catch(() => {});
}
