import type { Change, Edit, SiteTexts } from './apply-change.ts';
import { type FolderJson, postsIn, worksIn, workWithTexts } from './folder-json.ts';

interface Applied {
  readonly before: FolderJson;
  readonly after: FolderJson;
  readonly id?: number | undefined;
}

export function invertChange(change: Change, applied: Applied): Change {
  return [...change].reverse().flatMap((edit) => invertEdit(edit, applied));
}

function invertEdit(edit: Edit, { before, after, id = 0 }: Applied): Edit[] {
  switch (edit.kind) {
    // A new entry comes first; one that is restored has its former position.
    case 'work': {
      const base = workWithTexts(after, id) ?? null;
      const value = workWithTexts(before, id) ?? null;
      const ids = { base: [id, ...idsOf(worksIn(after))], value: idsOf(worksIn(before)) };
      const inverse: Edit = { kind: 'work', base, value };
      return base ? [inverse] : [inverse, { kind: 'works-order', ...ids }];
    }
    case 'post': {
      const base = postsIn(after).find((post) => post.id === id) ?? null;
      const value = postsIn(before).find((post) => post.id === id) ?? null;
      const ids = { base: [id, ...idsOf(postsIn(after))], value: idsOf(postsIn(before)) };
      const inverse: Edit = { kind: 'post', base, value };
      return base ? [inverse] : [inverse, { kind: 'posts-order', ...ids }];
    }
    case 'works-order':
    case 'posts-order':
      return [{ ...edit, base: edit.value, value: edit.base }];
    case 'texts':
      return [{ kind: 'texts', base: pick(edit.value, after), value: pick(edit.value, before) }];
  }
}

function idsOf(entries: readonly { readonly id: number }[]): number[] {
  return entries.map(({ id }) => id);
}

function pick(texts: SiteTexts, files: FolderJson): SiteTexts {
  const stored = files as SiteTexts;
  const picked = Object.entries(texts).map(([file, fields]) => [
    file,
    Object.fromEntries(Object.keys(fields).map((field) => [field, stored[file]?.[field]])),
  ]);
  return Object.fromEntries(picked);
}
