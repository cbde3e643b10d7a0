/** How a list of texts stands in a file. */
export interface ListForm {
  readonly read: (value: unknown) => readonly string[];
  readonly write: (list: readonly string[]) => unknown;
}

export const LIST: ListForm = {
  read: (value) => (Array.isArray(value) ? value.map(String) : []),
  write: (list) => list,
};

/** Under the numbers from 1, as the biography has them. */
export const NUMBERED: ListForm = {
  read: (value) => numbered(value).map(String),
  write: toNumbered,
};

/** What stands under numbers, in their order. */
export function numbered<Value>(value: unknown): readonly Value[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** @example toNumbered(['a', 'b']) // { 1: 'a', 2: 'b' } */
export function toNumbered<Value>(list: readonly Value[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(list.map((value, index) => [String(index + 1), value]));
}

const BETWEEN = { lines: '\n', paragraphs: '\n\n' } as const;

/** A list as it is shown in one field. */
export function toText(list: readonly string[], between: keyof typeof BETWEEN): string {
  return list.join(BETWEEN[between]);
}

/** The texts of a field, without those that are empty; within a paragraph, lines stay. */
export function fromText(text: string, between: keyof typeof BETWEEN): readonly string[] {
  const ends = between === 'lines' ? /\n/ : /\n[ \t]*\n/;
  return text
    .split(ends)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
