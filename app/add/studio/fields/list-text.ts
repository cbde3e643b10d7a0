export interface ListForm {
  readonly read: (value: unknown) => readonly string[];
  readonly write: (list: readonly string[]) => unknown;
}

export const LIST: ListForm = {
  read: (value) => (Array.isArray(value) ? value.map(String) : []),
  write: (list) => list,
};

/** Keys from 1, as in the biography. */
export const NUMBERED: ListForm = {
  read: (value) => numbered(value).map(String),
  write: toNumbered,
};

export function numbered<Value>(value: unknown): readonly Value[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** @example toNumbered(['a', 'b']) // { 1: 'a', 2: 'b' } */
export function toNumbered<Value>(list: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(list.map((value, index) => [String(index + 1), value]));
}

const BETWEEN = { lines: '\n', paragraphs: '\n\n' } as const;

export function toText(list: readonly string[], between: keyof typeof BETWEEN): string {
  return list.join(BETWEEN[between]);
}

/** Drops empty texts; a paragraph keeps its line breaks. */
export function fromText(text: string, between: keyof typeof BETWEEN): readonly string[] {
  const ends = between === 'lines' ? /\n/ : /\n[ \t]*\n/;
  return text
    .split(ends)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
