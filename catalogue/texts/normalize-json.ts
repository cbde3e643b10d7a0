import { normalizeLine, normalizeText } from './normalize-text.ts';

type JsonPath = readonly (string | number)[];

/**
 * Normalizes the texts of a JSON value; those that mean the same as in `base` stay as they are there. The path of a
 * whole file begins with its name.
 */
export function normalizeJson<Value>(value: Value, path: JsonPath, base?: unknown): Value;
export function normalizeJson(value: unknown, path: JsonPath, base?: unknown): unknown {
  if (typeof value === 'string') {
    const normalize = isRunningText(path) ? normalizeText : normalizeLine;
    const text = normalize(value);
    return typeof base === 'string' && normalize(base) === text ? base : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  const at = (key: string | number, item: unknown) =>
    normalizeJson(item, [...path, key], (base as Readonly<Record<string, unknown>> | null)?.[key]);
  if (Array.isArray(value)) return value.map((item, index) => at(index, item));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, at(key, item)]));
}

/** Stories, posts, the biography and labels: all others are facts, names and links. */
function isRunningText(path: JsonPath): boolean {
  const [file, field] = path;
  const isTranslation = String(file).endsWith('translation.json') && field !== 'vocabulary';
  return isTranslation || path.includes('text');
}
