import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { NewPhoto, type NewPhotos } from './photos/new-photo.ts';

const Fields = v.record(v.string(), v.unknown());

const Unsaved = v.object({
  /** The saved document that the values started from; `null` for a new one. */
  base: v.nullable(Fields),
  values: Fields,
});

type Unsaved = v.InferOutput<typeof Unsaved>;

/** Version 0.1 used another database, which is left alone. */
const store = createStore('editor', 'unsaved');

/** Rejects where the browser throws. */
const database: UseStore = async (mode, callback) => store(mode, callback);

/** Of a tab that may not store, or refused by the browser: they live until the page is closed. */
const unstored = new Map<string, unknown>();

/** Photos have entries of their own, so that typing writes only texts. */
function photoPrefix(key: string): string {
  return `photo ${key} `;
}

/** A malformed value is left out. */
async function read<Schema extends v.GenericSchema>(name: string, schema: Schema) {
  const value = unstored.get(name) ?? (await get(name, database).catch(() => undefined));
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Tries once more what was refused before.
 * @returns whether everything is stored
 */
async function write(name: string, value: unknown, mayStore: boolean): Promise<boolean> {
  unstored.set(name, value);
  const attempts = [...(mayStore ? unstored : [])].map(async ([each, pending]) => {
    await set(each, pending, database);
    if (unstored.get(each) === pending) unstored.delete(each);
  });
  await Promise.allSettled(attempts);
  return unstored.size === 0;
}

async function photoNames(key: string): Promise<string[]> {
  const names = [...unstored.keys()];
  const stored = await keys<string>(database).catch(() => []);
  return [...new Set([...names, ...stored])].filter((name) => name.startsWith(photoPrefix(key)));
}

export function readUnsaved(key: string): Promise<Unsaved | undefined> {
  return read(`document ${key}`, Unsaved);
}

export async function readPhotos(key: string): Promise<NewPhotos> {
  const names = await photoNames(key);
  const photos = await Promise.all(names.map((name) => read(name, NewPhoto)));
  const entries = names.flatMap((name, index) => {
    const photo = photos[index];
    return photo ? [[name.slice(photoPrefix(key).length), photo] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function writeUnsaved(key: string, unsaved: Unsaved, mayStore: boolean): Promise<boolean> {
  return write(`document ${key}`, unsaved, mayStore);
}

export function writePhoto(
  key: string,
  path: string,
  photo: NewPhoto,
  mayStore: boolean,
): Promise<boolean> {
  return write(photoPrefix(key) + path, photo, mayStore);
}

export async function forgetUnsaved(key: string, mayStore: boolean): Promise<void> {
  const names = [`document ${key}`, ...(await photoNames(key))];
  for (const name of names) unstored.delete(name);
  if (mayStore) await delMany(names, database).catch(() => undefined);
}
