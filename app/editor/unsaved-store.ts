import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Change } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { Values } from './documents/values.ts';
import { NewPhoto, type NewPhotos } from './photos/new-photo.ts';
import type { QueuedSave } from './target/repository/repository-target.ts';

const Fields = v.record(v.string(), v.unknown());

const StoredUnsaved = v.object({ base: v.nullable(Fields), values: Fields });

export interface Unsaved {
  /** The saved values that the edit started from; `null` for a new document. */
  readonly base: Values | null;
  readonly values: Values;
}

export interface Draft extends Unsaved {
  readonly key: string;
  readonly photos: NewPhotos;
}

/** Version 0.1 used another database, which stays unused. */
const store = createStore('editor', 'unsaved');

// Async, so that a call without IndexedDB rejects instead of throwing.
const database: UseStore = async (mode, callback) => store(mode, callback);

const memory = new Map<string, unknown>();

const pending = new Set<string>();

let lastWrite: 'stored' | 'refused' | undefined;
let mayStore = true;
let writing: Promise<void> = Promise.resolve();

const events = new EventTarget();

export function subscribeUnsaved(listener: () => void): () => void {
  events.addEventListener('change', listener);
  return () => events.removeEventListener('change', listener);
}

function reportChange(): void {
  events.dispatchEvent(new Event('change'));
}

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
      // Another tab may have stored something.
      loadUnsaved();
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

export async function loadUnsaved(): Promise<void> {
  const stored = await entries<string, unknown>(database).catch(() => []);
  if (stored.length > 0) lastWrite = 'stored';
  const latest = [...memory].filter(([name]) => pending.has(name));
  memory.clear();
  for (const [name, value] of [...stored, ...latest]) memory.set(name, value);
  reportChange();
}

function write(name: string, value: unknown): Promise<void> {
  memory.set(name, value);
  pending.add(name);
  writing = writing.then(writePending);
  reportChange();
  return writing;
}

async function writePending(): Promise<void> {
  const attempts = [...(mayStore ? pending : [])].map(async (name) => {
    const value = memory.get(name);
    await (value === undefined ? del(name, database) : set(name, value, database));
    if (memory.get(name) === value) pending.delete(name);
  });
  await Promise.allSettled(attempts);
  lastWrite = pending.size > 0 ? 'refused' : 'stored';
  reportChange();
}

export function readUnsaved(key: string): Unsaved | undefined {
  const entry = memory.get(`document ${key}`);
  return v.is(StoredUnsaved, entry) ? entry : undefined;
}

export function storeStateOf(key: string): typeof lastWrite {
  return readUnsaved(key) && lastWrite;
}

export function writeUnsaved(key: string, unsaved: Unsaved | undefined): void {
  write(`document ${key}`, unsaved);
}

export function readPhoto(key: string, path: string): NewPhoto | undefined {
  const entry = memory.get(`photo ${key} ${path}`);
  return v.is(NewPhoto, entry) ? entry : undefined;
}

export function readPhotos(key: string): NewPhotos {
  const prefix = `photo ${key} `;
  const photos = [...memory].flatMap(([name, photo]) =>
    name.startsWith(prefix) && v.is(NewPhoto, photo) ? [[name.slice(prefix.length), photo]] : [],
  );
  return Object.fromEntries(photos);
}

export function writePhoto(key: string, path: string, photo: NewPhoto | undefined): void {
  write(`photo ${key} ${path}`, photo);
}

export function forgetUnsaved(key: string): void {
  for (const path of Object.keys(readPhotos(key))) writePhoto(key, path, undefined);
  writeUnsaved(key, undefined);
}

export function restoreUnsaved({ key, base, values, photos }: Draft): void {
  for (const [path, photo] of Object.entries({ ...photos, ...readPhotos(key) })) {
    writePhoto(key, path, photo);
  }
  writeUnsaved(key, { base, values: readUnsaved(key)?.values ?? values });
}

export function moveUnsaved(key: string, moved: string): void {
  const unsaved = readUnsaved(key);
  const photos = readPhotos(key);
  forgetUnsaved(key);
  if (unsaved) restoreUnsaved({ ...unsaved, photos, key: moved });
}

/** Stores of each repository its unpublished saves, the folder as last read, and the last undo. */
export function storedSaves(repository: string) {
  const prefix = `save ${repository} `;
  const folder = `folder ${repository}`;
  const undo = `undo ${repository}`;
  return {
    read() {
      const saves = [...memory].filter(([name, save]) => name.startsWith(prefix) && save);
      return {
        saves: saves.map(([, save]) => save as QueuedSave),
        folder: memory.get(folder) as FolderJson | undefined,
        undo: memory.get(undo) as Change | undefined,
      };
    },
    write: (save: QueuedSave) => write(prefix + save.id, save),
    forget: (id: string) => write(prefix + id, undefined),
    writeFolder: (json: FolderJson) => write(folder, json),
    writeUndo: (change: Change) => write(undo, change),
  };
}
