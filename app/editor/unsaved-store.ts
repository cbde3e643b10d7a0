import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import type { NewPhoto, NewPhotos } from './photos/new-photo.ts';

const Point = v.object({ x: v.number(), y: v.number() });

const Unsaved = v.object({
  base: v.nullable(v.record(v.string(), v.unknown())),
  values: v.record(v.string(), v.unknown()),
});

const Photo = v.object({
  original: v.blob(),
  corners: v.tuple([Point, Point, Point, Point]),
  prepared: v.object({
    blob: v.blob(),
    width: v.number(),
    height: v.number(),
    averageColour: v.tuple([v.number(), v.number(), v.number()]),
  }),
});

/** Values that are not in the folder yet. */
export interface UnsavedDocument {
  /** The saved document that the values started from; `null` for a new one. */
  readonly base: object | null;
  readonly values: Readonly<Record<string, unknown>>;
  readonly photos: NewPhotos;
}

const DOCUMENT = 'document ';
const PHOTO = 'photo ';

let store: UseStore | undefined;

/** Version 0.1 used another database, which is left alone. */
function database(): UseStore {
  store ??= createStore('editor', 'unsaved');
  return store;
}

/** Photos have entries of their own, so that typing writes only texts. */
export async function readUnsaved(key: string): Promise<UnsavedDocument | undefined> {
  const stored = v.safeParse(Unsaved, await get(DOCUMENT + key, database()));
  if (!stored.success) return undefined;
  const { base, values } = stored.output;
  const prefix = `${PHOTO}${key} `;
  const photos: Record<string, NewPhoto> = {};
  for (const name of await keys<string>(database())) {
    if (!name.startsWith(prefix)) continue;
    const photo = v.safeParse(Photo, await get(name, database()));
    if (photo.success) photos[name.slice(prefix.length)] = photo.output;
  }
  return { base, values, photos };
}

export function writeUnsaved(
  key: string,
  { base, values }: Pick<UnsavedDocument, 'base' | 'values'>,
): Promise<void> {
  return set(DOCUMENT + key, { base, values }, database());
}

export function writePhoto(key: string, value: string, photo: NewPhoto): Promise<void> {
  return set(`${PHOTO}${key} ${value}`, photo, database());
}

export async function forgetUnsaved(key: string): Promise<void> {
  const prefix = `${PHOTO}${key} `;
  const photos = (await keys<string>(database())).filter((name) => name.startsWith(prefix));
  for (const name of [DOCUMENT + key, ...photos]) await del(name, database());
}

/** Keys of the documents that have unsaved values. */
export async function unsavedKeys(): Promise<string[]> {
  const names = await keys<string>(database());
  return names
    .filter((name) => name.startsWith(DOCUMENT))
    .map((name) => name.slice(DOCUMENT.length));
}
