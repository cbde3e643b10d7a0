import type { JsonPath } from './finding.ts';

/** The valid parts of a file: any field may be missing, any list item undefined. */
export type Salvaged<T> = T extends readonly (infer Item)[]
  ? readonly (Salvaged<Item> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Salvaged<T[Key]> | undefined }
    : T;

// Removes faulty values from a copy, so one run can check the rest and list all problems.
// A faulty list item becomes undefined, so the other indexes still match the file.
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

export function valueAt(value: unknown, path: JsonPath): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
      return undefined;
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}
