import type { JsonPath } from '#pipeline/content/finding.ts';

/** A value from which the faulty parts were taken out: what is left is as the schema wants it. */
export type Salvaged<T> = T extends readonly (infer Item)[]
  ? readonly (Salvaged<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Salvaged<T[Key]> | undefined }
    : T;

/**
 * Takes the values at the given paths out of a copy, so that everything beside them can still be checked: one run of
 * the check lists all problems, not those of the first broken field only. List items leave a gap, so that the
 * positions of the others stay what they are in the file.
 */
export function salvage(value: unknown, faulty: readonly JsonPath[]): unknown {
  if (faulty.some((path) => path.length === 0)) return undefined;
  const copy = structuredClone(value);
  for (const path of faulty) {
    const parent = valueAt(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (key === undefined || typeof parent !== 'object' || parent === null) continue;
    if (Array.isArray(parent)) parent[Number(key)] = undefined;
    else Reflect.deleteProperty(parent, key);
  }
  return copy;
}

/** What stands at a path, or `undefined` where the path leads nowhere. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
      return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}
