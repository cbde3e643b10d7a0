import {
  createStore,
  delMany,
  entries,
  getMany,
  keys,
  set,
  setMany,
  type UseStore,
} from 'idb-keyval';
import type { AddDraft, DraftPhoto } from './add-draft.ts';
import { newKey } from './new-key.ts';

/** A photo without its pixels, which lie apart: they are written once, and not with every letter that is typed. */
type StoredPhoto = Omit<DraftPhoto, 'original' | 'prepared'> & {
  readonly prepared: Omit<DraftPhoto['prepared'], 'blob'>;
  /** Where its pixels lie: as they came, and as the site wants them. */
  readonly pixels: readonly [original: string, prepared: string];
};

interface StoredDraft extends Omit<AddDraft, 'main' | 'details'> {
  readonly main?: StoredPhoto;
  readonly details: readonly StoredPhoto[];
}

let stores: { readonly drafts: UseStore; readonly pixels: UseStore } | undefined;
/** Where each of them lies, or will. A photo keeps its original however often it is cropped. */
const places = new WeakMap<Blob, string>();
/** What lies there for each draft, by its key. */
const held = new Map<string, readonly string[]>();
let lastTask: Promise<unknown> = Promise.resolve();

/** Only when it is needed: asking a browser that forbids storage is already an error. */
function openStores() {
  stores ??= {
    drafts: createStore('add-drafts', 'drafts'),
    pixels: createStore('add-photos', 'photos'),
  };
  return stores;
}

/** One after the other, so that a draft that is erased does not come back with a late write. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = lastTask.then(task);
  lastTask = result.catch(() => {});
  return result;
}

/** All drafts of this device. Rejects when the browser keeps nothing. */
export function loadDrafts(): Promise<AddDraft[]> {
  return inTurn(async () => {
    const stored = await entries<string, StoredDraft>(openStores().drafts);
    const drafts = await Promise.all(stored.map(([, draft]) => withPixels(draft)));
    return drafts;
  });
}

/**
 * Writes a draft, and those of its photos that are not there yet. Rejects when the browser does not keep all of it;
 * where only the photos are too large for it, it keeps the words.
 */
export function saveDraft(draft: AddDraft): Promise<void> {
  return inTurn(async () => {
    const { drafts, pixels } = openStores();
    const wanted = pixelsOf(draft);
    const there = new Set(await keys<string>(pixels));
    const fresh = [...wanted].filter(([place]) => !there.has(place));
    const failure = await setMany(fresh, pixels).catch((error: unknown) => ({ error }));
    await set(draft.key, withoutPixels(draft), drafts);
    if (failure) throw failure.error;
    const outdated = (held.get(draft.key) ?? []).filter((place) => !wanted.has(place));
    held.set(draft.key, [...wanted.keys()]);
    await delMany(outdated, pixels);
  });
}

/** Forgets a draft with its photos. */
export function eraseDraft(draft: AddDraft): Promise<void> {
  return inTurn(async () => {
    const { drafts, pixels } = openStores();
    await delMany([draft.key], drafts);
    await delMany([...(held.get(draft.key) ?? []), ...pixelsOf(draft).keys()], pixels);
    held.delete(draft.key);
  });
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

function withoutPixels({ main, details, ...draft }: AddDraft): StoredDraft {
  const strip = (photo: DraftPhoto): StoredPhoto => {
    const { blob: _, ...prepared } = photo.prepared;
    const { key, corners } = photo;
    return { key, corners, prepared, pixels: placesOf(photo) };
  };
  return { ...draft, ...(main && { main: strip(main) }), details: details.map(strip) };
}

/** A photo whose pixels got lost (a battery that died in between) is left out; the words are still there. */
async function withPixels({ main, details, ...draft }: StoredDraft): Promise<AddDraft> {
  const photos = [...(main ? [main] : []), ...details];
  held.set(
    draft.key,
    photos.flatMap(({ pixels }) => pixels),
  );
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
    main: main && (await fill(main)),
    details: found.filter((photo) => photo !== undefined),
  };
}
