import type { Corners } from '#app/add/photo/corners.ts';
import type { PreparedPhoto } from '#app/add/photo/straighten-photo.ts';
import { parseId } from '#catalogue/add/generated-work.ts';
import {
  type DraftParagraph,
  draftOf,
  emptyDraft,
  type WorkDraft,
} from '#catalogue/add/work-draft.ts';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { THIS_PAGE } from './new-key.ts';
import { rebaseDraft } from './rebase-draft.ts';

/** A photo that was taken for a work: as it came, and as the site wants it. */
export interface DraftPhoto {
  readonly key: string;
  readonly original: Blob;
  readonly corners: Corners;
  readonly prepared: PreparedPhoto;
}

/** A work on its way to the site: what is typed, and the new photos. */
export interface AddDraft {
  readonly key: string;
  /** Milliseconds since 1970; 0 as long as nothing was done to it, and nothing is worth keeping. */
  readonly editedAt: number;
  /** What `editedAt` was when this page last read or wrote it in the browser's database; 0 for never. */
  readonly storedAt: number;
  /** The page that wrote what this one has read. */
  readonly storedBy?: string | undefined;
  /** As which file it has left this device, and when, in milliseconds since 1970. */
  readonly handedOver?: { readonly name: string; readonly at: number } | undefined;
  readonly work: WorkDraft;
  readonly main?: DraftPhoto | undefined;
  readonly details: readonly DraftPhoto[];
}

/** All drafts on this device: the one in the form, and the others, the last edited first. */
export interface Drafts {
  readonly open: AddDraft;
  readonly others: readonly AddDraft[];
  /** Ids of works that have left this device as packages. */
  readonly exported: readonly number[];
  /** What became of a draft through another tab. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** `parted`: both tabs wrote at the same time, and what was typed here is a draft of its own now. */
interface Elsewhere {
  readonly key: string;
  readonly what: 'changed' | 'erased' | 'parted';
}

/** What is done to a draft, whatever was done to it meanwhile. */
export type DraftChange = (draft: AddDraft) => Partial<Pick<AddDraft, 'work' | 'main' | 'details'>>;

export type DraftsEvent =
  | {
      readonly type: 'loaded';
      readonly drafts: readonly AddDraft[];
      readonly exported: readonly number[];
      readonly nextId: number;
    }
  | {
      readonly type: 'edited';
      /** The draft that is changed; preparing a photo takes a while, and the form may show another one by then. */
      readonly key: string;
      readonly change: DraftChange;
      readonly at: number;
    }
  | { readonly type: 'switched'; readonly key: string }
  | {
      readonly type: 'opened';
      readonly work: CatalogueWork;
      readonly key: string;
      readonly at: number;
    }
  | {
      readonly type: 'stored';
      readonly key: string;
      /** What its `editedAt` was when it was written. */
      readonly at: number;
      /** The key under which it was written: another one if a second tab had written the draft as well. */
      readonly storedKey: string;
    }
  | {
      readonly type: 'changedElsewhere';
      readonly key: string;
      /** None if it was erased. */
      readonly draft: AddDraft | undefined;
      readonly nextId: number;
      /** For the new draft that takes the place of an erased one. */
      readonly newKey: string;
    }
  | {
      /** The works of the site have arrived, or have changed. */
      readonly type: 'worksKnown';
      readonly works: readonly CatalogueWork[];
      readonly at: number;
    }
  | {
      readonly type: 'exported';
      readonly id: number;
      readonly key: string;
      readonly name: string;
      readonly at: number;
    }
  | {
      readonly type: 'begun' | 'erased';
      /** The highest id on the site plus one. */
      readonly nextId: number;
      readonly key: string;
    };

/** A draft of which nothing is typed yet. */
export function newDraft(key: string, nextId: number): AddDraft {
  return { key, editedAt: 0, storedAt: 0, work: emptyDraft(nextId), details: [] };
}

/** What the drafts are after something has happened. Nothing but `erased` ever loses one. */
export function reduceDrafts(drafts: Drafts, event: DraftsEvent): Drafts {
  const { others } = drafts;
  switch (event.type) {
    case 'loaded':
      return withLoaded({ ...drafts, exported: event.exported }, event);
    case 'edited': {
      const { key, change, at } = event;
      // Never the same moment twice: by it, tabs tell whether a draft has changed.
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
    case 'exported':
      return withExported(drafts, event);
    case 'begun':
      return withNew({ ...drafts, others: setAside(drafts) }, event);
    case 'erased':
      return withNew(drafts, event);
  }
}

/** That it has left is a change of the draft, since it is kept with it. */
function withExported(
  drafts: Drafts,
  { id, key, name, at }: Extract<DraftsEvent, { type: 'exported' }>,
): Drafts {
  const changed = changeOne(drafts, key, (draft) => {
    const editedAt = Math.max(at, draft.editedAt + 1);
    return { ...draft, editedAt, handedOver: { name, at: editedAt } };
  });
  return { ...changed, exported: [...drafts.exported, id] };
}

/** Whether a draft has been changed since it left this device. */
export function isChangedSince({ handedOver, editedAt }: AddDraft): boolean {
  return handedOver !== undefined && editedAt > handedOver.at;
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

/** What is not stored yet stays as it is: storing it will find out that there are two of it. */
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
    // What is told of the draft in the form stays told.
    const isTold = mine !== open && drafts.elsewhere?.key === open.key;
    return isTold ? changed : { ...changed, elsewhere: { key, what: 'changed' } };
  }
  if (mine !== open) return { ...drafts, others: others.filter((each) => each !== mine) };
  const elsewhere = { key: event.newKey, what: 'erased' } as const;
  return { ...withNew(drafts, { key: event.newKey, nextId }), elsewhere };
}

/** Whether something was done to a draft since it was last written into the browser's database. */
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

/** A draft that was kept before a field was there has none: it gets an empty one. */
function withLaterFields(draft: AddDraft): AddDraft {
  const work = { ...emptyDraft(0), ...draft.work };
  return { ...draft, work: { ...work, paragraphs: work.paragraphs.map(withWords) } };
}

/** As paragraphs were kept when there were two languages only. */
type FormerParagraph = Omit<DraftParagraph, 'words'> & { readonly ru: string; readonly en: string };

function withWords(paragraph: DraftParagraph | FormerParagraph): DraftParagraph {
  if ('words' in paragraph) return paragraph;
  const { ru, en, ...look } = paragraph;
  return { ...look, words: { ru, en } };
}

/** An empty form with the first id that neither the site nor another work on its way there has. */
function withNew(drafts: Drafts, { key, nextId }: { key: string; nextId: number }): Drafts {
  const inDrafts = drafts.others.map(({ work }) => parseId(work.id));
  const taken = new Set([...drafts.exported, ...inDrafts]);
  let id = nextId;
  while (taken.has(id)) id += 1;
  return { ...drafts, open: newDraft(key, id) };
}

/** Whether nothing but a number is typed, such as that of the work to be opened, or nothing of that work is changed. */
export function isBlank({ work, main, details }: AddDraft): boolean {
  const { id: _, ...rest } = work;
  const { id: __, ...empty } = work.kept ? draftOf(work.kept) : emptyDraft(0);
  return !main && details.length === 0 && JSON.stringify(rest) === JSON.stringify(empty);
}

function setAside({ open, others }: Drafts): readonly AddDraft[] {
  return isBlank(open) ? others : [open, ...others];
}
