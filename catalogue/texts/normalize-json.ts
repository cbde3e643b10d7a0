import { normalizeSpaces, normalizeText } from './normalize-text.ts';

type JsonPath = readonly (string | number)[];

// Texts that mean the same as in `base` stay as they are there.
// The path of a whole file begins with its name.
export function normalizeJson<Value>(value: Value, path: JsonPath, base?: unknown): Value;
export function normalizeJson(value: unknown, path: JsonPath, base?: unknown): unknown {
  if (typeof value === 'string') {
    const normalize = isRunningText(path) ? normalizeText : normalizeSpaces;
    const text = normalize(value);
    return typeof base === 'string' && normalize(base) === text ? base : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  const baseFields = base as Readonly<Record<string, unknown>> | null | undefined;
  if (Array.isArray(value)) {
    return value.map((item, index) => normalizeJson(item, [...path, index], baseFields?.[index]));
  }
  const fields = Object.entries(value).map(([key, item]) => {
    const name = normalizeSpaces(key);
    return [name, normalizeJson(item, [...path, name], baseFields?.[key])] as const;
  });
  return Object.fromEntries(fields);
}

function isRunningText(path: JsonPath): boolean {
  const [file, field] = path;
  const isTranslation = String(file).endsWith('translation.json') && field !== 'vocabulary';
  return isTranslation || path.includes('text');
}
