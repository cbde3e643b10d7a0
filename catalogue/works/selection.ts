export interface SelectedWork {
  readonly id: number;
  readonly note?: string;
}

// A URL with 100 ids still fits in every messenger.
const MOST_SELECTED = 100;

/** @example parseIds('12,045,12,x,7') // [12, 7] */
export function parseIds(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, MOST_SELECTED);
}

/** Storage may hold anything; invalid content counts as empty. */
export function parseSelection(text: string | null): SelectedWork[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {}
  if (!Array.isArray(kept)) return [];
  const works = kept.flatMap((each: Partial<SelectedWork> | null) => {
    const [id] = parseIds(String(each?.id));
    const note = typeof each?.note === 'string' ? each.note : '';
    return id === undefined ? [] : [{ id, ...(note && { note }) }];
  });
  const places = new Map(works.map((work, index) => [work.id, index]));
  return works.filter(({ id }, index) => places.get(id) === index).slice(0, MOST_SELECTED);
}

export function toggled(works: readonly SelectedWork[], id: number): SelectedWork[] {
  const others = works.filter((work) => work.id !== id);
  return others.length < works.length ? others : [...works, { id }].slice(-MOST_SELECTED);
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from);
  const index = Math.max(0, to);
  return [...rest.slice(0, index), ...list.slice(from, from + 1), ...rest.slice(index)];
}
