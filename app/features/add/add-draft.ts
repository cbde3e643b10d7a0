import type { AddWork } from '#catalogue/add-works.ts';
import { parseId } from '#catalogue/generated-work.ts';
import { draftOf, emptyDraft, type WorkDraft } from '#catalogue/work-draft.ts';
import type { Corners } from './photo/corners.ts';
import type { PreparedPhoto } from './photo/straighten-photo.ts';

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
  readonly work: WorkDraft;
  readonly main?: DraftPhoto | undefined;
  readonly details: readonly DraftPhoto[];
}

/** All drafts on this device: the one in the form, and the others, the last edited first. */
export interface Drafts {
  readonly open: AddDraft;
  readonly others: readonly AddDraft[];
  /** Ids of works that have left this device as packages. */
  readonly handedOver: readonly number[];
}

/** What is done to a draft, whatever was done to it meanwhile. */
export type DraftChange = (draft: AddDraft) => Partial<Pick<AddDraft, 'work' | 'main' | 'details'>>;

export type DraftsEvent =
  | {
      readonly type: 'loaded';
      readonly drafts: readonly AddDraft[];
      readonly handedOver: readonly number[];
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
      readonly work: AddWork;
      readonly key: string;
      readonly at: number;
    }
  | { readonly type: 'handedOver'; readonly id: number }
  | {
      readonly type: 'begun' | 'erased';
      /** The highest id on the site plus one. */
      readonly nextId: number;
      readonly key: string;
    };

/** A draft of which nothing is typed yet. */
export function newDraft(key: string, nextId: number): AddDraft {
  return { key, editedAt: 0, work: emptyDraft(nextId), details: [] };
}

/** What the drafts are after something has happened. Nothing but `erased` ever loses one. */
export function reduceDrafts(drafts: Drafts, event: DraftsEvent): Drafts {
  const { open, others, handedOver } = drafts;
  switch (event.type) {
    case 'loaded':
      return withLoaded({ ...drafts, handedOver: event.handedOver }, event);
    case 'edited': {
      const { key, change, at } = event;
      const edit = (draft: AddDraft): AddDraft =>
        draft.key === key ? { ...draft, ...change(draft), editedAt: at } : draft;
      return { ...drafts, open: edit(open), others: others.map(edit) };
    }
    case 'switched': {
      const wanted = others.find(({ key }) => key === event.key);
      const rest = setAside(drafts).filter((draft) => draft !== wanted);
      return wanted ? { ...drafts, open: wanted, others: rest } : drafts;
    }
    case 'opened': {
      const { entry, words } = event.work;
      const work = draftOf({ entry, words });
      const opened = { key: event.key, editedAt: event.at, work, details: [] };
      return { ...drafts, open: opened, others: setAside(drafts) };
    }
    case 'handedOver':
      return { ...drafts, handedOver: [...handedOver, event.id] };
    case 'begun':
      return withNew({ ...drafts, others: setAside(drafts) }, event);
    case 'erased':
      return withNew(drafts, event);
  }
}

function withLoaded(drafts: Drafts, event: DraftsEvent & { type: 'loaded' }): Drafts {
  const { open } = drafts;
  const [latest, ...rest] = event.drafts.toSorted((a, b) => b.editedAt - a.editedAt);
  const isUntouched = open.editedAt === 0;
  if (!latest) return isUntouched ? withNew(drafts, { ...event, key: open.key }) : drafts;
  return isUntouched
    ? { ...drafts, open: latest, others: rest }
    : { ...drafts, others: [latest, ...rest] };
}

/** An empty form with the first id that neither the site nor another work on its way there has. */
function withNew(drafts: Drafts, { key, nextId }: { key: string; nextId: number }): Drafts {
  const inDrafts = drafts.others.map(({ work }) => parseId(work.id));
  const taken = new Set([...drafts.handedOver, ...inDrafts]);
  let id = nextId;
  while (taken.has(id)) id += 1;
  return { ...drafts, open: newDraft(key, id) };
}

/** Whether nothing but a number is typed, such as that of the work to be opened. */
export function isBlank({ work, main, details }: AddDraft): boolean {
  const { id: _, ...rest } = work;
  const { id: __, ...empty } = emptyDraft(0);
  return !main && details.length === 0 && JSON.stringify(rest) === JSON.stringify(empty);
}

function setAside({ open, others }: Drafts): readonly AddDraft[] {
  return isBlank(open) ? others : [open, ...others];
}
