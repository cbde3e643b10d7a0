import type { AddDraft } from '#app/add/drafts/add-draft.ts';
import { newKey, THIS_PAGE } from '#app/add/drafts/new-key.ts';

/**
 * Text that the slow database lacks, and that a reload would lose.
 * Each page has its own, so that no tab overwrites the text of another.
 */
export interface TypedWords extends Pick<AddDraft, 'key' | 'editedAt' | 'storedAt' | 'work'> {
  readonly page: string;
}

const PREFIX = 'add-typed ';

function placeOf({ page, key }: Pick<TypedWords, 'page' | 'key'>): string {
  return `${PREFIX}${page} ${key}`;
}

/** Replaces the earlier text of this page. Storage may be blocked. */
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

/** Left by pages that were closed or reloaded. */
export function readTyped(): TypedWords[] {
  try {
    return placesKept()
      .map((place) => JSON.parse(localStorage.getItem(place) ?? '') as TypedWords)
      .filter(({ page }) => page !== THIS_PAGE);
  } catch {
    return [];
  }
}

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

/** Text of a draft that another page has changed meanwhile becomes a second draft. */
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

/** No other page has written the draft since this text was begun. */
function follows({ page, storedAt, editedAt }: TypedWords, draft: AddDraft): boolean {
  if (draft.editedAt !== draft.storedAt) return false;
  return page === draft.storedBy ? editedAt > draft.storedAt : storedAt === draft.storedAt;
}

function isIn({ page, editedAt, work }: TypedWords, draft: AddDraft): boolean {
  const isOlder = page === draft.storedBy && editedAt <= draft.storedAt;
  return isOlder || JSON.stringify(work) === JSON.stringify(draft.work);
}
