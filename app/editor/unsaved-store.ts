import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { NewPhoto, type NewPhotos } from './photos/new-photo.ts';
import type { QueuedSave } from './target/repository/repository-target.ts';
import type { Draft } from './target/save-target.ts';

const Fields = v.record(v.string(), v.unknown());

const StoredUnsaved = v.object({
  base: v.nullable(Fields),
  values: Fields,
});

type Unsaved = Omit<Draft, 'key'>;

/** Version 0.1 used another database, which is left alone. */
const store = createStore('editor', 'unsaved');

/** Rejects where the browser throws. */
const database: UseStore = async (mode, callback) => store(mode, callback);

/** Of a tab that may not store, or refused by the browser: they live until the page is closed. */
const unstored = new Map<string, unknown>();

let mayStore = true;

/**
 * Only one tab stores and saves. Synchronizes with the browser's locks; without them (on plain HTTP), every tab does.
 * @returns whether this tab has the lock, and a function that takes it from another tab
 */
export function useEditingLock(): [hasLock: boolean, take: () => void] {
  const [hasLock, setLock] = useState(true);
  const [options, setOptions] = useState<LockOptions>({ ifAvailable: true });
  useEffect(() => {
    const change = (hasIt: boolean) => {
      mayStore = hasIt;
      setLock(hasIt);
    };
    // A released lock is free only later, and Strict Mode runs every effect twice.
    const timer = setTimeout(() => {
      // Held until the page is closed, or until another tab takes it, which rejects.
      const held = navigator.locks?.request('editor', options, (lock) => {
        change(lock !== null);
        return lock && new Promise(() => {});
      });
      held?.catch(() => change(false));
    });
    return () => clearTimeout(timer);
  }, [options]);
  return [hasLock, () => setOptions({ steal: true })];
}

async function readAll(): Promise<ReadonlyMap<string, unknown>> {
  const pending = [...unstored];
  const stored = await entries<string, unknown>(database).catch(() => []);
  return new Map([...stored, ...pending]);
}

/**
 * Tries once more what was refused before.
 * @returns whether everything is stored
 */
async function write(name: string, value: unknown, isAllowed = mayStore): Promise<boolean> {
  unstored.set(name, value);
  const attempts = [...(isAllowed ? unstored : [])].map(async ([each, pending]) => {
    await set(each, pending, database);
    if (unstored.get(each) === pending) unstored.delete(each);
  });
  await Promise.allSettled(attempts);
  return unstored.size === 0;
}

async function forget(names: string[], isAllowed = mayStore): Promise<void> {
  for (const name of names) unstored.delete(name);
  if (isAllowed) await delMany(names, database).catch(() => undefined);
}

/** Photos have entries of their own, so that typing writes only texts. */
function photoPrefix(key: string): string {
  return `photo ${key} `;
}

/** Malformed values are left out. */
export async function readUnsaved(key: string): Promise<Unsaved | undefined> {
  const all = await readAll();
  const unsaved = v.safeParse(StoredUnsaved, all.get(`document ${key}`));
  const photos = [...all].flatMap(([name, value]) => {
    const photo = v.safeParse(NewPhoto, value);
    if (!photo.success || !name.startsWith(photoPrefix(key))) return [];
    return [[name.slice(photoPrefix(key).length), photo.output] as const];
  });
  if (!unsaved.success) return undefined;
  const { base, values } = unsaved.output;
  if (photos.length === 0) return unsaved.output;
  return { base, values: { ...values, photos: Object.fromEntries(photos) } };
}

/** @param withPhotos if they are new */
export async function writeUnsaved(
  key: string,
  { base, values: { photos = {}, ...values } }: Unsaved,
  withPhotos = false,
  isAllowed = mayStore,
): Promise<boolean> {
  for (const [path, photo] of Object.entries(withPhotos ? (photos as NewPhotos) : {})) {
    write(photoPrefix(key) + path, photo, isAllowed);
  }
  return write(`document ${key}`, { base, values }, isAllowed);
}

export function writePhoto(key: string, path: string, photo: NewPhoto) {
  return write(photoPrefix(key) + path, photo);
}

/** Below what was typed later. It is needed even in a tab that may not store. */
export async function restoreUnsaved({ key, base, values }: Draft): Promise<void> {
  const later = await readUnsaved(key);
  const photos = { ...values.photos, ...later?.values.photos };
  await writeUnsaved(key, { base, values: { ...(later?.values ?? values), photos } }, true, true);
}

export async function moveUnsaved(key: string, moved: string): Promise<void> {
  const unsaved = await readUnsaved(key);
  if (unsaved) await restoreUnsaved({ ...unsaved, key: moved });
  await forgetUnsaved(key, Object.keys(unsaved?.values.photos ?? {}));
}

/** @param paths of its photos */
export function forgetUnsaved(key: string, paths: readonly string[]) {
  return forget([`document ${key}`, ...paths.map((path) => photoPrefix(key) + path)]);
}

/** Of a repository: saves that it has not received or published yet, and the folder as last read. */
export function storedSaves(repository: string) {
  const prefix = `save ${repository} `;
  const folder = `folder ${repository}`;
  return {
    async read() {
      const all = await readAll();
      const saves = [...all].filter(([name]) => name.startsWith(prefix));
      return {
        saves: saves.map(([, save]) => save as QueuedSave),
        folder: all.get(folder) as FolderJson | undefined,
      };
    },
    write: (save: QueuedSave) => write(prefix + save.id, save, true),
    forget: (id: string) => forget([prefix + id], true),
    writeFolder: (json: FolderJson) => write(folder, json, true),
  };
}
