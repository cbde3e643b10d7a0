import type * as v from 'valibot';
import type { JsonPath } from '#pipeline/content/finding.ts';
import { say } from './schema-messages.ts';

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly string[];
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly getter?: (input: unknown) => Schema;
};

function schemaAt(
  schema: v.GenericSchema,
  path: JsonPath,
  input: unknown = {},
): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const key of path) {
    const { entries, item, items, value }: Partial<Schema> = unwrapped(current, {}) ?? {};
    current = entries?.[key] ?? item ?? items?.[Number(key)] ?? value;
  }
  return unwrapped(current, input);
}

function unwrapped(schema: Schema | undefined, input: unknown): Schema | undefined {
  const inner = schema?.wrapped ?? schema?.getter?.(input);
  return inner ? unwrapped(inner, input) : schema;
}

export function knownFields(schema: v.GenericSchema, path: JsonPath): readonly string[] {
  return Object.keys(schemaAt(schema, path)?.entries ?? {});
}

export interface UnknownField {
  readonly path: JsonPath;
  readonly known: readonly string[];
  /** Whether the object may have fields of the artist's own. */
  readonly isAllowed: boolean;
}

export function unknownFields(
  schema: v.GenericSchema,
  value: unknown,
  path: JsonPath = [],
): UnknownField[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type } = schemaAt(schema, path) ?? {};
  const known = knownFields(schema, path);
  const isObject = (type === 'object' || type === 'strict_object') && !Array.isArray(value);
  return Object.entries(value).flatMap(([key, item]) => {
    const itemPath = [...path, Array.isArray(value) ? Number(key) : key];
    return isObject && !known.includes(key)
      ? [{ path: itemPath, known, isAllowed: type === 'object' }]
      : unknownFields(schema, item, itemPath);
  });
}

export function knownWords(schema: v.GenericSchema, path: JsonPath): readonly string[] {
  return schemaAt(schema, path)?.options ?? [];
}

export function wantedAt(schema: v.GenericSchema, path: JsonPath, input: unknown): string {
  const type = schemaAt(schema, path, input)?.type ?? '';
  return say().wanted[type in WANTED ? WANTED[type as keyof typeof WANTED] : 'other'];
}

/** Valibot accepts a list as an object without fields. */
export function misplacedLists(
  schema: v.GenericSchema,
  value: unknown,
  path: JsonPath = [],
): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type = '' } = schemaAt(schema, path) ?? {};
  if (Array.isArray(value) && /^(?:strict_object|object|record)$/.test(type)) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    misplacedLists(schema, item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const WANTED = {
  string: 'text',
  boolean: 'boolean',
  number: 'number',
  array: 'list',
  tuple: 'colour',
  strict_object: 'fields',
  object: 'fields',
  record: 'fields',
  picklist: 'word',
} as const satisfies Readonly<Record<string, string>>;
