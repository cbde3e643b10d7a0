import * as v from 'valibot';
import { CATEGORIES, isCategory } from '#catalogue/categories.ts';
import { nearestWord } from '#catalogue/spelling.ts';
import { errorAt, type Finding, type JsonPath, quoted } from './finding.ts';
import { type Salvaged, salvage, valueAt } from './salvage.ts';
import { knownFields, misplacedLists } from './schema-fields.ts';
import { issueWords, kindWords } from './schema-words.ts';

/** A JSON value held against its schema. */
export interface Validated<T> {
  /** Present only when the whole file is as the schema wants it. */
  readonly value?: T;
  /** Whatever is right, even when other parts are not. */
  readonly salvaged?: Salvaged<T> | undefined;
  readonly findings: readonly Finding[];
}

interface Issue {
  readonly path: JsonPath;
  readonly issue: v.BaseIssue<unknown>;
}

/** Holds a value against a schema and tells every difference in words for someone who is not a programmer. */
export function validate<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  file: string,
): Validated<T> {
  const lists = misplacedLists(schema, value);
  if (lists.length > 0) return withoutLists({ schema, value, file, lists });
  const result = v.safeParse(schema, value);
  if (result.success) {
    return { value: result.output, salvaged: result.output as Salvaged<T>, findings: [] };
  }
  const issues = result.issues.map((issue) => ({ issue, path: pathOf(issue) }));
  const unknown = unknownFields(schema, value, issues);
  const faulty = issues.filter(({ issue }) => issue.type !== 'length').map(({ path }) => path);
  return {
    salvaged: salvage(value, [...faulty, ...unknown.map(({ path }) => path)]) as Salvaged<T>,
    findings: [
      ...unknown.map((field) => unknownFieldFinding(file, field)),
      ...otherFindings({ schema, value, file, issues, unknown }),
    ],
  };
}

/** Checks what lies around misplaced lists, and tells of these in particular. */
function withoutLists<T>(found: {
  schema: v.GenericSchema<unknown, T>;
  value: unknown;
  file: string;
  lists: readonly JsonPath[];
}): Validated<T> {
  const { schema, value, file, lists } = found;
  const listFindings = lists.map((path) => {
    const { message, remedy } = kindWords({ schema, path, input: valueAt(value, path) });
    return errorAt({ file, path }, message, remedy);
  });
  if (lists.some((path) => path.length === 0)) return { findings: listFindings };
  const { salvaged, findings } = validate(schema, salvage(value, lists), file);
  const told = new Set(lists.map((path) => JSON.stringify(path)));
  const others = findings.filter(({ path }) => !told.has(JSON.stringify(path)));
  return { salvaged, findings: [...listFindings, ...others] };
}

function pathOf(issue: v.BaseIssue<unknown>): JsonPath {
  return (issue.path ?? []).map((item) => item.key as string | number);
}

function isUnknownField(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'strict_object' && issue.expected === 'never';
}

interface UnknownField {
  readonly path: JsonPath;
  readonly known: readonly string[];
  readonly meant: string | undefined;
  /** Whether the field that was meant stands there as well. */
  readonly isTaken: boolean;
}

/** A strict object reports only its first unknown field; the others are found here. */
function unknownFields(
  schema: v.GenericSchema,
  value: unknown,
  issues: readonly Issue[],
): UnknownField[] {
  const parents = issues
    .filter(({ issue }) => isUnknownField(issue))
    .map(({ path }) => path.slice(0, -1));
  return parents.flatMap((parent) => {
    const known = knownFields(schema, parent);
    const object = valueAt(value, parent) as object;
    const absent = known.filter((name) => !Object.hasOwn(object, name));
    return Object.keys(object)
      .filter((name) => !known.includes(name))
      .map((name) => {
        const free = nearestWord(name, absent);
        const meant = free ?? nearestWord(name, known);
        return { path: [...parent, name], known, meant, isTaken: free === undefined };
      });
  });
}

function unknownFieldFinding(file: string, { path, known, meant, isTaken }: UnknownField): Finding {
  const areCategories = known.length === CATEGORIES.length && known.every(isCategory);
  const message = `unknown ${areCategories ? 'category' : 'field'} ${quoted(path.at(-1))}`;
  if (meant === undefined) {
    return errorAt({ file, path }, message, `remove it; known here are ${known.join(', ')}`);
  }
  const remedy =
    isTaken && !areCategories ? `remove it, '${meant}' is there already` : `use '${meant}'`;
  return errorAt({ file, path }, `${message}, did you mean '${meant}'?`, remedy);
}

function otherFindings(found: {
  schema: v.GenericSchema;
  value: unknown;
  file: string;
  issues: readonly Issue[];
  unknown: readonly UnknownField[];
}): Finding[] {
  const key = (path: JsonPath) => JSON.stringify(path);
  // A misspelled field is one mistake, not two: the name that was meant is not called missing as well.
  const told = new Set(
    found.unknown.map(({ path, meant }) => key([...path.slice(0, -1), meant ?? ''])),
  );
  return found.issues.flatMap(({ issue, path }) => {
    if (isUnknownField(issue) || told.has(key(path))) return [];
    told.add(key(path));
    const words = issueWords({ issue, path, schema: found.schema });
    return words ? [errorAt({ file: found.file, path }, words.message, words.remedy)] : [];
  });
}
