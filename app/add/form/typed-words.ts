import type { AddDraft } from '#app/add/drafts/add-draft.ts';
import { newKey, THIS_PAGE } from '#app/add/drafts/new-key.ts';

/**
 * What was typed since a draft was last written into the browser's database, which takes its time: a page that is
 * reloaded or closed would lose it. Each page keeps its own, so that no tab overwrites what was typed in another.
 */
export interface TypedWords extends Pick<AddDraft, 'key' | 'editedAt' | 'storedAt' | 'work'> {
  readonly page: string;
}

const PREFIX = 'add-typed ';

function placeOf({ page, key }: Pick<TypedWords, 'page' | 'key'>): string {
  return `${PREFIX}${page} ${key}`;
}

/** Keeps the words of these drafts at once, and those of no other of this page. A browser may keep nothing. */
export function keepTyped(unsaved: readonly AddDraft[]): void {
  try {
    const typed = unsaved.map(({ key, editedAt, storedAt, work }): TypedWords => {
      return { page: THIS_PAGE, key, editedAt, storedAt, work };
    });
    for (const words of typed) localStorage.setItem(placeOf(words), JSON.stringify(words));
    const wanted = new Set(typed.map(placeOf));
    forget(
      (place) => place.startsWith(placeOf({ page: THIS_PAGE, key: '' })) && !wanted.has(place),
    );
  } catch {}
}

/** What pages have left behind that are not there any more. */
export function readTyped(): TypedWords[] {
  try {
    return placesKept()
      .map((place) => JSON.parse(localStorage.getItem(place) ?? '') as TypedWords)
      .filter(({ page }) => page !== THIS_PAGE);
  } catch {
    return [];
  }
}

/** Forgets what other pages have left behind, once this page keeps it. */
export function forgetTyped(typed: readonly TypedWords[]): void {
  try {
    const places = new Set(typed.map(placeOf));
    forget((place) => places.has(place));
  } catch {}
}

function placesKept(): string[] {
  return Object.keys(localStorage).filter((place) => place.startsWith(PREFIX));
}

function forget(isForgotten: (place: string) => boolean): void {
  for (const place of placesKept().filter(isForgotten)) localStorage.removeItem(place);
}

/** The drafts with the words that were typed last. Those that another page has meanwhile gone beyond become a second draft. */
export function withTyped(
  stored: readonly AddDraft[],
  typed: readonly TypedWords[],
): readonly AddDraft[] {
  const drafts = new Map(stored.map((draft) => [draft.key, draft]));
  for (const words of [...typed].sort((a, b) => a.editedAt - b.editedAt)) {
    const { key, editedAt, work } = words;
    const draft = drafts.get(key);
    if (!draft) drafts.set(key, { key, editedAt, storedAt: 0, work, details: [] });
    else if (follows(words, draft)) drafts.set(key, { ...draft, editedAt, work });
    else if (!isIn(words, draft)) {
      const second = newKey();
      drafts.set(second, { ...draft, key: second, editedAt, storedAt: 0, work });
    }
  }
  return [...drafts.values()];
}

/** Whether nobody else has written the draft since these words were begun. */
function follows({ page, storedAt, editedAt }: TypedWords, draft: AddDraft): boolean {
  if (draft.editedAt !== draft.storedAt) return false;
  return page === draft.storedBy ? editedAt > draft.storedAt : storedAt === draft.storedAt;
}

/** Whether the draft holds them already. */
function isIn({ page, editedAt, work }: TypedWords, draft: AddDraft): boolean {
  const isOlder = page === draft.storedBy && editedAt <= draft.storedAt;
  return isOlder || JSON.stringify(work) === JSON.stringify(draft.work);
}
