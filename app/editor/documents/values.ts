import { isSame } from '#catalogue/change/merge.ts';
import { valueAt } from '#catalogue/check/salvage.ts';

/** Values of a document, as JSON. Only the check of the folder knows their shape. */
// biome-ignore lint/suspicious/noExplicitAny: they are unchecked until they are saved.
export type Values = Record<string, any>;

export function fieldValue(values: Values | null, name: string): unknown {
  return valueAt(values, name.split('.'));
}

export function withValue(values: Values, name: string, value: unknown): Values {
  return withValueAt(values, name.split('.'), value) as Values;
}

function withValueAt(parent: unknown, [key, ...path]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const isList = Array.isArray(parent) || (!parent && /^\d+$/.test(key));
  const copy: Values = Object.assign(isList ? [] : {}, parent);
  copy[key] = withValueAt(copy[key], path, value);
  return copy;
}

/** Leaves out empty texts, lists and groups, except required fields and those that are stored empty. */
export function withoutEmpty<Value>(
  value: Value,
  base: unknown,
  required: readonly string[],
): Value {
  // Lists keep empty items, because those of several lists belong together by index.
  if (Array.isArray(value)) return Array.from(value, (each) => each ?? '') as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([name, inner]) => [name, withoutEmpty(inner, valueAt(base, [name]), required)] as const)
    .filter(([name, inner]) => {
      const isStored = inner !== undefined && isSame(inner, valueAt(base, [name]));
      return isStored || required.includes(name) || isFilled(inner);
    });
  return Object.fromEntries(fields) as Value;
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isFilled);
  return value !== undefined && value !== '' && JSON.stringify(value) !== '{}';
}
