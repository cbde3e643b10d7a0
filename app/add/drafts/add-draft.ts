import {
  type DraftParagraph,
  draftOf,
  emptyDraft,
  type KeptWork,
  type WorkDraft,
} from '#app/add/drafts/work-draft.ts';
import { parseId } from '#app/add/export/generated-work.ts';
import type { Corners } from '#app/add/photo/corners.ts';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import { isSame, merge } from '#catalogue/change/merge.ts';
import type { StoredWork } from '#catalogue/works/catalogue.ts';
import { THIS_PAGE } from './new-key.ts';

export interface DraftPhoto {
  readonly key: string;
  readonly original: Blob;
  readonly corners: Corners;
  readonly prepared: PreparedPhoto;
}

export interface AddDraft {
  readonly key: string;
  /** Milliseconds since 1970; 0 for an untouched draft. */
  readonly editedAt: number;
  /** `editedAt` when this page last read or wrote the database; 0 for never. */
  readonly storedAt: number;
  readonly storedBy?: string | undefined;
  readonly work: WorkDraft;
  readonly main?: DraftPhoto | undefined;
  readonly details: readonly DraftPhoto[];
}

export interface Drafts {
  readonly open: AddDraft;
  readonly others: readonly AddDraft[];
  readonly elsewhere?: Elsewhere | undefined;
}

/** `parted`: both tabs wrote at the same time, so the text of this tab became a draft. */
interface Elsewhere {
  readonly key: string;
  readonly what: 'changed' | 'erased' | 'parted';
}

export type DraftChange = (draft: AddDraft) => Partial<Pick<AddDraft, 'work' | 'main' | 'details'>>;

export type DraftsEvent =
  | {
      readonly type: 'loaded';
      readonly drafts: readonly AddDraft[];
      readonly nextId: number;
    }
  | {
      readonly type: 'edited';
      /** Preparing a photo takes a while, and the form may show another draft by then. */
      readonly key: string;
      readonly change: DraftChange;
      readonly at: number;
    }
  | { readonly type: 'switched'; readonly key: string }
  | {
      readonly type: 'opened';
      readonly work: StoredWork;
      readonly key: string;
      readonly at: number;
    }
  | {
      readonly type: 'stored';
      readonly key: string;
      readonly at: number;
      /** A new key if a second tab had written the draft as well. */
      readonly storedKey: string;
    }
  | {
      readonly type: 'changedElsewhere';
      readonly key: string;
      readonly draft: AddDraft | undefined;
      readonly nextId: number;
      readonly newKey: string;
    }
  | {
      readonly type: 'worksKnown';
      readonly works: readonly StoredWork[];
      readonly at: number;
    }
  | {
      readonly type: 'begun' | 'erased';
      readonly nextId: number;
      readonly key: string;
    };

export function newDraft(key: string, nextId: number): AddDraft {
  return { key, editedAt: 0, storedAt: 0, work: emptyDraft(nextId), details: [] };
}

/** Only `erased` ever loses a draft. */
export function reduceDrafts(drafts: Drafts, event: DraftsEvent): Drafts {
  const { others } = drafts;
  switch (event.type) {
    case 'loaded':
      return withLoaded(drafts, event);
    case 'edited': {
      const { key, change, at } = event;
      // Never the same time twice, because tabs compare times to detect a change.
      const edited = changeOne(drafts, key, (draft) => {
        return { ...draft, ...change(draft), editedAt: Math.max(at, draft.editedAt + 1) };
      });
      const { elsewhere } = drafts;
      return { ...edited, elsewhere: elsewhere?.what === 'parted' ? elsewhere : undefined };
    }
    case 'stored': {
      const { key, storedKey, at } = event;
      const stored = changeOne(drafts, key, (draft) => {
        return { ...draft, key: storedKey, storedAt: at, storedBy: THIS_PAGE };
      });
      return storedKey === key
        ? stored
        : { ...stored, elsewhere: { key: storedKey, what: 'parted' } };
    }
    case 'changedElsewhere':
      return withChangedElsewhere(drafts, event);
    case 'switched': {
      const wanted = others.find(({ key }) => key === event.key);
      const rest = setAside(drafts).filter((draft) => draft !== wanted);
      return wanted ? { ...drafts, open: wanted, others: rest } : drafts;
    }
    case 'opened': {
      const { entry, words } = event.work;
      const work = draftOf({ entry, words });
      const opened = { key: event.key, editedAt: event.at, storedAt: 0, work, details: [] };
      return { ...drafts, open: opened, others: setAside(drafts) };
    }
    case 'worksKnown':
      return withWorks(drafts, event);
    case 'begun':
      return withNew({ ...drafts, others: setAside(drafts) }, event);
    case 'erased':
      return withNew(drafts, event);
  }
}

function withWorks(
  drafts: Drafts,
  { works, at }: Extract<DraftsEvent, { type: 'worksKnown' }>,
): Drafts {
  const outdated = [drafts.open, ...drafts.others].filter(
    (draft) => rebaseDraft(draft, works) !== draft,
  );
  return outdated.reduce(
    (changed, { key }) =>
      reduceDrafts(changed, {
        ...{ type: 'edited', key, at },
        change: (draft) => ({ work: rebaseDraft(draft, works).work }),
      }),
    drafts,
  );
}

function changeOne(
  { open, others, ...rest }: Drafts,
  key: string,
  change: (draft: AddDraft) => AddDraft,
): Drafts {
  const changed = (draft: AddDraft) => (draft.key === key ? change(draft) : draft);
  return { ...rest, open: changed(open), others: others.map(changed) };
}

/** Skips a draft with unstored changes: storing it will reveal the conflict. */
function withChangedElsewhere(
  drafts: Drafts,
  event: DraftsEvent & { type: 'changedElsewhere' },
): Drafts {
  const { open, others } = drafts;
  const { key, nextId } = event;
  const draft = event.draft && withLaterFields(event.draft);
  const mine = [open, ...others].find((each) => each.key === key);
  if (!mine) return draft ? { ...drafts, others: [draft, ...others] } : drafts;
  if (isUnstored(mine) || mine.editedAt === draft?.editedAt) return drafts;
  if (draft) {
    const changed = changeOne(drafts, key, () => draft);
    // Keeps a message about the open draft.
    const isTold = mine !== open && drafts.elsewhere?.key === open.key;
    return isTold ? changed : { ...changed, elsewhere: { key, what: 'changed' } };
  }
  if (mine !== open) return { ...drafts, others: others.filter((each) => each !== mine) };
  const elsewhere = { key: event.newKey, what: 'erased' } as const;
  return { ...withNew(drafts, { key: event.newKey, nextId }), elsewhere };
}

export function isUnstored({ editedAt, storedAt }: AddDraft): boolean {
  return editedAt > storedAt;
}

function withLoaded(drafts: Drafts, event: DraftsEvent & { type: 'loaded' }): Drafts {
  const { open } = drafts;
  const kept = event.drafts.map(withLaterFields);
  const [latest, ...rest] = kept.sort((a, b) => b.editedAt - a.editedAt);
  const isUntouched = open.editedAt === 0;
  if (!latest) return isUntouched ? withNew(drafts, { ...event, key: open.key }) : drafts;
  return isUntouched
    ? { ...drafts, open: latest, others: rest }
    : { ...drafts, others: [latest, ...rest] };
}

/** Adds the fields that did not exist when the draft was stored. */
function withLaterFields(draft: AddDraft): AddDraft {
  const work = { ...emptyDraft(0), ...draft.work };
  return { ...draft, work: { ...work, paragraphs: work.paragraphs.map(withWords) } };
}

/** The stored form from the time of only two languages. */
type FormerParagraph = Omit<DraftParagraph, 'words'> & { readonly ru: string; readonly en: string };

function withWords(paragraph: DraftParagraph | FormerParagraph): DraftParagraph {
  if ('words' in paragraph) return paragraph;
  const { ru, en, ...look } = paragraph;
  return { ...look, words: { ru, en } };
}

/** Takes the first id that neither the site nor a draft has. */
function withNew(drafts: Drafts, { key, nextId }: { key: string; nextId: number }): Drafts {
  const taken = new Set(drafts.others.map(({ work }) => parseId(work.id)));
  let id = nextId;
  while (taken.has(id)) id += 1;
  return { ...drafts, open: newDraft(key, id) };
}

/** An id alone may only serve to open its work. */
export function isBlank({ work, main, details }: AddDraft): boolean {
  const { id: _, ...rest } = work;
  const { id: __, ...empty } = work.kept ? draftOf(work.kept) : emptyDraft(0);
  return !main && details.length === 0 && JSON.stringify(rest) === JSON.stringify(empty);
}

function setAside({ open, others }: Drafts): readonly AddDraft[] {
  return isBlank(open) ? others : [open, ...others];
}

/** Untouched fields follow the site; typed ones stay. A story that changed in both stays as typed. */
export function rebaseDraft(draft: AddDraft, works: readonly KeptWork[]): AddDraft {
  const { kept } = draft.work;
  const found = works.find(({ entry }) => entry.id === kept?.entry.id);
  if (!kept || !found || isSame([found.entry, found.words], [kept.entry, kept.words])) return draft;
  const { entry, words } = found;
  const versions = { base: draftOf(kept), value: draft.work, saved: draftOf({ entry, words }) };
  const { value, conflicts } = merge(versions);
  // Its paragraphs refer to positions in the earlier story.
  if (conflicts.some(({ path }) => path[0] === 'paragraphs')) return draft;
  return { ...draft, work: value as WorkDraft };
}
