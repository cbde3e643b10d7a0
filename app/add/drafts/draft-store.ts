import {
  createStore,
  delMany,
  entries,
  get,
  getMany,
  keys,
  promisifyRequest,
  setMany,
  type UseStore,
} from 'idb-keyval';
import type { AddDraft, DraftPhoto } from './add-draft.ts';
import { newKey, THIS_PAGE } from './new-key.ts';

/** Pixels are stored separately, so that a keystroke does not write them again. */
type StoredPhoto = Omit<DraftPhoto, 'original' | 'prepared'> & {
  readonly prepared: Omit<DraftPhoto['prepared'], 'blob'>;
  readonly pixels: readonly [original: string, prepared: string];
};

interface StoredDraft extends Omit<AddDraft, 'main' | 'details' | 'storedAt'> {
  readonly main?: StoredPhoto;
  readonly details: readonly StoredPhoto[];
}

let stores: { readonly drafts: UseStore; readonly pixels: UseStore } | undefined;
/** Storage key of each blob. A photo keeps its original through every crop. */
const places = new WeakMap<Blob, string>();
const held = new Map<string, readonly string[]>();
let lastTask: Promise<unknown> = Promise.resolve();

/** On demand, because browsers that forbid storage throw. */
function openStores() {
  stores ??= {
    drafts: createStore('add-drafts', 'drafts'),
    pixels: createStore('add-photos', 'photos'),
  };
  return stores;
}

/** Serial, so that a late write cannot restore an erased draft. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = lastTask.then(task);
  lastTask = result.catch(() => {});
  return result;
}

/** Rejects when the browser stores nothing. */
export function loadDrafts(): Promise<AddDraft[]> {
  return inTurn(async () => {
    const stored = await entries<string, StoredDraft>(openStores().drafts);
    const drafts = await Promise.all(stored.map(([, draft]) => withPixels(draft)));
    return drafts;
  });
}

export function loadDraft(key: string): Promise<AddDraft | undefined> {
  return inTurn(async () => {
    const stored = await get<StoredDraft>(key, openStores().drafts);
    return stored && withPixels(stored);
  });
}

interface Storing {
  /** A new one if another tab had written the draft meanwhile: then both are stored. */
  readonly key: string;
  readonly fault?: unknown;
}

/** Rejects when not even the text can be stored. */
export function saveDraft(draft: AddDraft): Promise<Storing> {
  return inTurn(async () => {
    const { drafts, pixels } = openStores();
    const wanted = pixelsOf(draft);
    const there = new Set(await keys<string>(pixels));
    const fresh = [...wanted].filter(([place]) => !there.has(place));
    const failure = await setMany(fresh, pixels).catch((error: unknown) => ({ error }));
    const stored = withoutPixels(draft);
    // No other tab can write during a transaction.
    const key = await drafts('readwrite', async (store) => {
      const before = await promisifyRequest<StoredDraft | undefined>(store.get(draft.key));
      const free = isOfAnother(before, draft) ? newKey() : draft.key;
      store.put({ ...stored, key: free }, free);
      await promisifyRequest(store.transaction);
      return free;
    });
    if (failure) return { key, fault: failure.error };
    const outdated = key === draft.key ? (held.get(key) ?? []) : [];
    held.set(key, [...wanted.keys()]);
    await removePixels(outdated);
    return { key };
  });
}

/** A draft that another tab has written meanwhile stays. */
export function eraseDraft(draft: AddDraft): Promise<void> {
  return inTurn(async () => {
    const isErased = await openStores().drafts('readwrite', async (store) => {
      const before = await promisifyRequest<StoredDraft | undefined>(store.get(draft.key));
      if (isOfAnother(before, draft)) return false;
      store.delete(draft.key);
      await promisifyRequest(store.transaction);
      return true;
    });
    if (!isErased) return;
    const places = [...(held.get(draft.key) ?? []), ...pixelsOf(draft).keys()];
    held.delete(draft.key);
    await removePixels(places);
  });
}

function isOfAnother(stored: StoredDraft | undefined, draft: AddDraft): boolean {
  if (!stored || stored.storedBy === THIS_PAGE || stored.editedAt === draft.storedAt) return false;
  const { editedAt: _, storedBy: __, ...theirs } = stored;
  const { editedAt: ___, storedBy: ____, ...mine } = withoutPixels(draft);
  return JSON.stringify(theirs) !== JSON.stringify(mine);
}

/** Parted drafts share their earlier photos. */
async function removePixels(places: readonly string[]): Promise<void> {
  const { drafts, pixels } = openStores();
  const stored = await entries<string, StoredDraft>(drafts);
  const used = new Set(stored.flatMap(([, draft]) => placesIn(draft)));
  await delMany(
    places.filter((place) => !used.has(place)),
    pixels,
  );
}

function placesIn({ main, details }: StoredDraft): string[] {
  return [...(main ? [main] : []), ...details].flatMap(({ pixels }) => pixels);
}

function photosOf({ main, details }: AddDraft): DraftPhoto[] {
  return [...(main ? [main] : []), ...details];
}

function placesOf({ original, prepared }: DraftPhoto): StoredPhoto['pixels'] {
  return [placeOf(original), placeOf(prepared.blob)];
}

function placeOf(blob: Blob): string {
  const place = places.get(blob) ?? newKey();
  places.set(blob, place);
  return place;
}

function pixelsOf(draft: AddDraft): Map<string, Blob> {
  const blobs = photosOf(draft).flatMap(({ original, prepared }) => [original, prepared.blob]);
  return new Map(blobs.map((blob) => [placeOf(blob), blob]));
}

function withoutPixels({ main, details, storedAt: _, ...draft }: AddDraft): StoredDraft {
  const strip = (photo: DraftPhoto): StoredPhoto => {
    const { blob: _, ...prepared } = photo.prepared;
    const { key, corners } = photo;
    return { key, corners, prepared, pixels: placesOf(photo) };
  };
  return {
    ...draft,
    storedBy: THIS_PAGE,
    ...(main && { main: strip(main) }),
    details: details.map(strip),
  };
}

/** Leaves out photos whose pixels are lost, for example after a power failure; the text is still there. */
async function withPixels(stored: StoredDraft): Promise<AddDraft> {
  const { main, details, ...draft } = stored;
  held.set(draft.key, placesIn(stored));
  const fill = async (photo: StoredPhoto): Promise<DraftPhoto | undefined> => {
    const { key, corners, prepared, pixels } = photo;
    const blobs = await getMany<Blob>([...pixels], openStores().pixels);
    const [original, blob] = blobs;
    if (!original || !blob) return undefined;
    for (const [index, place] of pixels.entries()) places.set(blobs[index] as Blob, place);
    return { key, original, corners, prepared: { ...prepared, blob } };
  };
  const found = await Promise.all(details.map(fill));
  return {
    ...draft,
    storedAt: draft.editedAt,
    main: main && (await fill(main)),
    details: found.filter((photo) => photo !== undefined),
  };
}
