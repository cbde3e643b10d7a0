import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { NewPhoto, type NewPhotos } from './photos/new-photo.ts';

const Unsaved = v.object({
  base: v.nullable(v.record(v.string(), v.unknown())),
  values: v.record(v.string(), v.unknown()),
});

/** Values that are not in the folder yet. */
export interface UnsavedDocument {
  /** The saved document that the values started from; `null` for a new one. */
  readonly base: object | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly photos: NewPhotos;
}

let store: UseStore | undefined;

/** Values that the browser refuses to store live until the page is closed. */
const unstored = new Map<string, unknown>();

/** Version 0.1 used another database, which is left alone. */
async function database(): Promise<UseStore> {
  store ??= createStore('editor', 'unsaved');
  return store;
}

async function read(name: string): Promise<unknown> {
  if (unstored.has(name)) return unstored.get(name);
  return database()
    .then((opened) => get(name, opened))
    .catch(() => undefined);
}

/** @throws when the browser refuses to store it */
async function write(name: string, value: unknown): Promise<void> {
  unstored.set(name, value);
  await set(name, value, await database());
  if (unstored.get(name) === value) unstored.delete(name);
}

/** Of a document, without the prefix. */
async function photoNames(key: string): Promise<string[]> {
  const stored = await database()
    .then((opened) => keys<string>(opened))
    .catch(() => []);
  const names = [...new Set([...stored, ...unstored.keys()])];
  return names.filter((name) => name.startsWith(`photo ${key} `));
}

/** Photos have entries of their own, so that typing writes only texts. A malformed value is left out. */
export async function readUnsaved(key: string): Promise<UnsavedDocument | undefined> {
  const stored = v.safeParse(Unsaved, await read(`document ${key}`));
  if (!stored.success) return undefined;
  const photos: Record<string, NewPhoto> = {};
  for (const name of await photoNames(key)) {
    const photo = v.safeParse(NewPhoto, await read(name));
    if (photo.success) photos[name.slice(`photo ${key} `.length)] = photo.output;
  }
  return { ...stored.output, photos };
}

export function writeUnsaved(
  key: string,
  unsaved: Pick<UnsavedDocument, 'base' | 'values'>,
): Promise<void> {
  return write(`document ${key}`, unsaved);
}

export function writePhoto(key: string, path: string, photo: NewPhoto): Promise<void> {
  return write(`photo ${key} ${path}`, photo);
}

export async function forgetUnsaved(key: string): Promise<void> {
  const names = [`document ${key}`, ...(await photoNames(key))];
  for (const name of names) unstored.delete(name);
  await delMany(names, await database());
}
