import { createStore, delMany, entries, get, set, setMany, type UseStore } from 'idb-keyval';
import type { AddDraft, DraftPhoto } from './add-draft.ts';

/** A photo without its pixels, which lie apart: they are written once, and not with every letter that is typed. */
type StoredPhoto = Omit<DraftPhoto, 'original' | 'prepared'> & {
  readonly prepared: Omit<DraftPhoto['prepared'], 'blob'>;
};

interface StoredDraft extends Omit<AddDraft, 'main' | 'details'> {
  readonly main?: StoredPhoto;
  readonly details: readonly StoredPhoto[];
}

let stores: { readonly drafts: UseStore; readonly pixels: UseStore } | undefined;
const written = new WeakSet<Blob>();
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

/** Writes a draft, and those of its photos that are new. Rejects when the browser does not keep it. */
export function saveDraft(draft: AddDraft): Promise<void> {
  return inTurn(async () => {
    const { drafts, pixels } = openStores();
    const photos = photosOf(draft);
    const fresh = photos
      .flatMap((photo) => blobsOf(photo))
      .filter(([, blob]) => !written.has(blob));
    if (fresh.length > 0) await setMany(fresh, pixels);
    for (const [, blob] of fresh) written.add(blob);
    await set(draft.key, withoutPixels(draft), drafts);
  });
}

/** Forgets a draft with its photos. */
export function eraseDraft(draft: AddDraft): Promise<void> {
  return inTurn(async () => {
    const { drafts, pixels } = openStores();
    await delMany([draft.key], drafts);
    const keys = photosOf(draft).flatMap((photo) => blobsOf(photo).map(([key]) => key));
    await delMany(keys, pixels);
  });
}

function photosOf({ main, details }: AddDraft): DraftPhoto[] {
  return [...(main ? [main] : []), ...details];
}

function blobsOf({ key, original, prepared }: DraftPhoto): [string, Blob][] {
  return [
    [key, original],
    [`${key}-prepared`, prepared.blob],
  ];
}

function withoutPixels({ main, details, ...draft }: AddDraft): StoredDraft {
  const strip = ({ key, corners, prepared: { blob: _, ...prepared } }: DraftPhoto) => {
    return { key, corners, prepared };
  };
  return { ...draft, ...(main && { main: strip(main) }), details: details.map(strip) };
}

/** A photo whose pixels got lost (a battery that died in between) is left out; the words are still there. */
async function withPixels({ main, details, ...draft }: StoredDraft): Promise<AddDraft> {
  const fill = async ({ key, corners, prepared }: StoredPhoto): Promise<DraftPhoto | undefined> => {
    const { pixels } = openStores();
    const [original, blob] = await Promise.all([
      get<Blob>(key, pixels),
      get<Blob>(`${key}-prepared`, pixels),
    ]);
    if (!original || !blob) return undefined;
    written.add(original).add(blob);
    return { key, original, corners, prepared: { ...prepared, blob } };
  };
  const found = await Promise.all(details.map(fill));
  return {
    ...draft,
    main: main && (await fill(main)),
    details: found.filter((photo) => photo !== undefined),
  };
}
