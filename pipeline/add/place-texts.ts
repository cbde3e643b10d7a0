import { isDeepStrictEqual } from 'node:util';
import type { TextChange, TextPath } from '#catalogue/add/text-changes.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';
import type { JsonEdits } from './json-edits.ts';

export function isUpToDate(value: unknown, { path, before }: TextChange): boolean {
  // A new list item overwrites nothing; it moves the others.
  if (before === undefined && typeof path.at(-1) === 'number') return true;
  return isDeepStrictEqual(valueAt(value, path), before);
}

export function placeChange(
  edits: JsonEdits,
  { path, before, after }: Omit<TextChange, 'file'>,
): void {
  const parent = path.slice(0, -1);
  const key = path.at(-1);
  if (after === undefined) edits.remove([...path]);
  else if (before !== undefined) replaceValue(edits, path, before, after);
  else if (typeof key === 'number') edits.insert(parent, key, after);
  else if (valueAt(edits.value, parent) === undefined) {
    placeChange(edits, { path: parent, after: { [String(key)]: after } });
  } else edits.add(parent, Number.POSITIVE_INFINITY, [String(key), after]);
}

function replaceValue(edits: JsonEdits, path: TextPath, before: unknown, after: unknown): void {
  if (isDeepStrictEqual(before, after)) return;
  if (isFilledList(before) && isFilledList(after)) replaceList(edits, path, before, after);
  else if (isFields(before) && isFields(after)) replaceFields(edits, path, before, after);
  else edits.replace([...path], after);
}

function replaceFields(edits: JsonEdits, path: TextPath, before: Fields, after: Fields): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    placeChange(edits, { path: [...path, name], before: before[name], after: after[name] });
  }
}

function replaceList(
  edits: JsonEdits,
  path: TextPath,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isDeepStrictEqual(before[start], after[start])) start += 1;
  let end = 0;
  const isAlikeFromEnd = () => isDeepStrictEqual(before.at(-1 - end), after.at(-1 - end));
  while (end < shorter - start && isAlikeFromEnd()) end += 1;
  const shared = shorter - end;
  for (let at = start; at < shared; at += 1) {
    replaceValue(edits, [...path, at], before[at], after[at]);
  }
  for (let at = before.length - end - 1; at >= shared; at -= 1) edits.remove([...path, at]);
  for (let at = shared; at < after.length - end; at += 1) edits.insert([...path], at, after[at]);
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilledList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}
