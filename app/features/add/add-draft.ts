import type { AddWork } from '#catalogue/add-works.ts';
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
}

/** What is done to a draft, whatever was done to it meanwhile. */
export type DraftChange = (draft: AddDraft) => Partial<Pick<AddDraft, 'work' | 'main' | 'details'>>;

export type DraftsEvent =
  | { readonly type: 'loaded'; readonly drafts: readonly AddDraft[] }
  | {
      readonly type: 'edited';
      /** The draft that is changed; preparing a photo takes a while, and the form may show another one by then. */
      readonly key: string;
      readonly change: DraftChange;
      readonly at: number;
    }
  | { readonly type: 'switched'; readonly key: string }
  | { readonly type: 'opened'; readonly work: AddWork; readonly at: number }
  | { readonly type: 'begun' | 'erased'; readonly nextId: number; readonly key: string };

/** A draft of which nothing is typed yet. */
export function newDraft(key: string, nextId: number): AddDraft {
  return { key, editedAt: 0, work: emptyDraft(nextId), details: [] };
}

/** What the drafts are after something has happened. Nothing but `erased` ever loses one. */
export function reduceDrafts(drafts: Drafts, event: DraftsEvent): Drafts {
  const { open, others } = drafts;
  switch (event.type) {
    case 'loaded': {
      const [latest, ...rest] = event.drafts.toSorted((a, b) => b.editedAt - a.editedAt);
      if (!latest) return drafts;
      return open.editedAt === 0
        ? { open: latest, others: rest }
        : { open, others: [latest, ...rest] };
    }
    case 'edited': {
      const { key, change, at } = event;
      const edit = (draft: AddDraft): AddDraft =>
        draft.key === key ? { ...draft, ...change(draft), editedAt: at } : draft;
      return { open: edit(open), others: others.map(edit) };
    }
    case 'switched': {
      const wanted = others.find(({ key }) => key === event.key);
      const rest = setAside(drafts).filter((draft) => draft !== wanted);
      return wanted ? { open: wanted, others: rest } : drafts;
    }
    case 'opened': {
      const { entry, words } = event.work;
      const key = `work-${entry.id}-${event.at}`;
      const work = draftOf({ entry, words });
      return { open: { key, editedAt: event.at, work, details: [] }, others: setAside(drafts) };
    }
    case 'begun':
      return { open: newDraft(event.key, event.nextId), others: setAside(drafts) };
    case 'erased':
      return { open: newDraft(event.key, event.nextId), others };
  }
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
