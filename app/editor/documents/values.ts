import { valueAt } from '#catalogue/check/salvage.ts';

/** Values of a document, as JSON. Only the check of the folder knows their shape. */
// biome-ignore lint/suspicious/noExplicitAny: they are unchecked until they are saved.
export type Values = Record<string, any>;

/** @param name a path: `entry.details.date` */
export function fieldValue(values: Values | null, name: string): unknown {
  return valueAt(values, name.split('.'));
}

export function withValue(values: Values, name: string, value: unknown): Values {
  return withValueAt(values, name.split('.'), value) as Values;
}

/** A missing parent of a number is a list. */
function withValueAt(parent: unknown, [key, ...path]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const isList = Array.isArray(parent) || (!parent && /^\d+$/.test(key));
  const copy: Values = Object.assign(isList ? [] : {}, parent);
  copy[key] = withValueAt(copy[key], path, value);
  return copy;
}
