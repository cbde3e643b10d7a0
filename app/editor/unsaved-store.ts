import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { NewPhoto } from './photos/new-photo.ts';
import type { QueuedSave } from './target/repository/repository-target.ts';

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

async function readAll(): Promise<ReadonlyMap<string, unknown>> {
  const pending = [...unstored];
  const stored = await entries<string, unknown>(database).catch(() => []);
  return new Map([...stored, ...pending]);
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

/** Malformed values are left out. */
export async function readUnsaved(key: string) {
  const all = await readAll();
  const unsaved = v.safeParse(Unsaved, all.get(`document ${key}`));
  const photos = [...all].flatMap(([name, value]) => {
    const photo = v.safeParse(NewPhoto, value);
    if (!photo.success || !name.startsWith(photoPrefix(key))) return [];
    return [[name.slice(photoPrefix(key).length), photo.output] as const];
  });
  return {
    unsaved: unsaved.success ? unsaved.output : undefined,
    photos: Object.fromEntries(photos),
  };
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
  const photos = [...(await readAll()).keys()].filter((name) => name.startsWith(photoPrefix(key)));
  await forget([`document ${key}`, ...photos], mayStore);
}

async function forget(names: string[], mayStore: boolean): Promise<void> {
  for (const name of names) unstored.delete(name);
  if (mayStore) await delMany(names, database).catch(() => undefined);
}

/** Saves that a repository has not received or published yet. */
export const storedSaves = {
  async read(): Promise<QueuedSave[]> {
    const saves = [...(await readAll())].filter(([name]) => name.startsWith('save '));
    return saves.map(([, save]) => save as QueuedSave);
  },
  write: (save: QueuedSave) => write(`save ${save.id}`, save, true),
  forget: (id: string) => forget([`save ${id}`], true),
};
