type Versions<Value = unknown> = Readonly<Record<'base' | 'value' | 'saved', Value>>;

export interface Conflict extends Versions {
  readonly path: readonly string[];
}

export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Merges field by field; a list and a numbered map are one field. A conflict takes the edit's value. */
export function merge(versions: Versions, path: readonly string[] = []): Merged {
  const { base, value, saved } = versions;
  if (isSame(base, value)) return { value: saved, conflicts: [] };
  if (isSame(base, saved) || isSame(value, saved)) return { value, conflicts: [] };
  if (!isFields(value) || !isFields(saved) || !(base === undefined || isFields(base))) {
    return { value, conflicts: [{ path, ...versions }] };
  }
  const names = [...new Set([...Object.keys(saved), ...Object.keys(value)])];
  const merged = names.map((name) => {
    const [before, after, stored] = [base, value, saved].map((each) => fieldOf(each, name));
    return [name, merge({ base: before, value: after, saved: stored }, [...path, name])] as const;
  });
  const fields = merged.map(([name, field]) => [name, field.value] as const);
  return {
    value: Object.fromEntries(fields.filter(([, field]) => field !== undefined)),
    conflicts: merged.flatMap(([, field]) => field.conflicts),
  };
}

/** In the order of `value`. Ids only in `saved` come first; ids missing from it drop out. */
export function mergeOrder({ base, value, saved }: Versions<readonly number[]>) {
  const isCommon = (id: number) => [base, value, saved].every((ids) => ids.includes(id));
  const [before, after, stored] = [base, value, saved].map((ids) => ids.filter(isCommon));
  const { conflicts } = merge({ base: before, value: after, saved: stored });
  if (conflicts.length > 0 || isSame(before, after)) return { ids: saved, conflicts };
  const added = saved.filter((id) => !value.includes(id));
  return { ids: [...added, ...value.filter((id) => saved.includes(id))], conflicts };
}

/** Ignores the order of fields: parsing with a schema changes it. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || sorted(one) === sorted(other);
}

function sorted(value: unknown): string | undefined {
  return JSON.stringify(value, (_, each) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort());
  });
}

function isFields(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length === 0 || !names.every((name) => /^[1-9]\d*$/.test(name));
}

function fieldOf(fields: unknown, name: string): unknown {
  return isFields(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
