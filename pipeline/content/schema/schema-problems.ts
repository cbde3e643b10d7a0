import * as v from 'valibot';
import { nearestWord } from '#catalogue/words/spelling.ts';
import {
  errorAt,
  type Finding,
  type JsonPath,
  noticeAt,
  quoted,
} from '#pipeline/content/finding.ts';
import { type Salvaged, salvage, valueAt } from './salvage.ts';
import { misplacedLists, type UnknownField, unknownFields } from './schema-fields.ts';
import { say } from './schema-messages.ts';
import { issueWords, kindWords } from './schema-words.ts';

export interface Validated<T> {
  readonly value?: T;
  readonly salvaged?: Salvaged<T> | undefined;
  readonly findings: readonly Finding[];
}

const MOST_LISTED_FIELDS = 30;

interface Issue {
  readonly path: JsonPath;
  readonly issue: v.BaseIssue<unknown>;
}

export function validate<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  file: string,
): Validated<T> {
  const lists = misplacedLists(schema, value);
  if (lists.length > 0) return withoutLists({ schema, value, file, lists });
  const result = v.safeParse(schema, value);
  const unknown = unknownFields(schema, value).map((field) => withMeaning(field, value));
  const told = unknown.map((field) => unknownFieldFinding(file, field));
  if (result.success && !unknown.some(isFault)) {
    return { value: result.output, salvaged: result.output as Salvaged<T>, findings: told };
  }
  const issues = (result.issues ?? []).map((issue) => ({ issue, path: pathOf(issue) }));
  const faulty = issues
    .filter(({ issue }) => !/^(?:min|max)_length$/.test(issue.type))
    .map(({ path }) => path);
  return {
    salvaged: salvage(value, [...faulty, ...unknown.map(({ path }) => path)]) as Salvaged<T>,
    findings: [...told, ...otherFindings({ schema, value, file, issues, unknown })],
  };
}

function withoutLists<T>(found: {
  schema: v.GenericSchema<unknown, T>;
  value: unknown;
  file: string;
  lists: readonly JsonPath[];
}): Validated<T> {
  const { schema, value, file, lists } = found;
  const listFindings = lists.map((path) => {
    const words = kindWords({ schema, path, input: valueAt(value, path) });
    return errorAt({ file, path }, ...words);
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

interface MeantField extends UnknownField {
  readonly meant: string | undefined;
  readonly isTaken: boolean;
}

function withMeaning(field: UnknownField, value: unknown): MeantField {
  const { path, known } = field;
  const name = String(path.at(-1));
  const object = valueAt(value, path.slice(0, -1)) as object;
  const free = nearestWord(
    name,
    known.filter((each) => !Object.hasOwn(object, each)),
  );
  return { ...field, meant: free ?? nearestWord(name, known), isTaken: free === undefined };
}

/** An own field of the artist is harmless; one that resembles a known field is a misspelling. */
function isFault({ isAllowed, meant }: MeantField): boolean {
  return !isAllowed || meant !== undefined;
}

function unknownFieldFinding(file: string, field: MeantField): Finding {
  const { path, known, meant, isTaken } = field;
  const areCategories = /^locales\/.*\/gallery\.json$/.test(file) && path.length === 1;
  const noun = say().nouns[areCategories ? 'category' : 'field'] ?? '';
  const name = quoted(path.at(-1));
  const knownHere = known.length > MOST_LISTED_FIELDS ? '' : known.join(', ');
  if (!isFault(field)) return noticeAt({ file, path }, ...say().ownField(name, knownHere));
  if (meant === undefined) {
    return errorAt({ file, path }, ...say().unknownField(noun, name, knownHere));
  }
  return isTaken && !areCategories
    ? errorAt({ file, path }, ...say().takenField(noun, name, meant))
    : errorAt({ file, path }, ...say().meantWord(noun, name, meant));
}

function otherFindings(found: {
  schema: v.GenericSchema;
  value: unknown;
  file: string;
  issues: readonly Issue[];
  unknown: readonly MeantField[];
}): Finding[] {
  const key = (path: JsonPath) => JSON.stringify(path);
  // A misspelled field is one mistake, so the intended field is not reported as missing.
  const told = new Set(
    found.unknown.map(({ path, meant }) => key([...path.slice(0, -1), meant ?? ''])),
  );
  return found.issues.flatMap(({ issue, path }) => {
    if (isUnknownField(issue) || told.has(key(path))) return [];
    told.add(key(path));
    const words = issueWords({ issue, path, schema: found.schema });
    return words ? [errorAt({ file: found.file, path }, ...words)] : [];
  });
}
