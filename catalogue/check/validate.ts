import * as v from 'valibot';
import { nearestWord } from '#catalogue/texts/spelling.ts';
import {
  type Finding,
  type JsonLocation,
  type JsonPath,
  type Localized,
  shorten,
} from './finding.ts';
import { error, errorOf, isMessageKey, notice } from './messages.ts';
import { type Salvaged, salvage } from './salvage.ts';

export interface Validated<T> {
  readonly value?: T;
  readonly salvaged?: Salvaged<T> | undefined;
  readonly findings: readonly Finding[];
}

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly string[];
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly getter?: (input: unknown) => Schema;
};

const MAX_LISTED_FIELDS = 30;

/** The message of a schema is a key of `MESSAGES`, or `key:example`. */
export function validate<T>(
  schema: v.GenericSchema<unknown, T>,
  json: unknown,
  file: string,
): Validated<T> {
  const findings: Finding[] = [];
  const reported = new Set<string>();
  const faultyPaths: JsonPath[] = [];
  // Valibot accepts a list in the place of an object.
  const misplacedLists: JsonPath[] = [];
  checkStructure(schema, json, []);
  const input = misplacedLists.length > 0 ? salvage(json, misplacedLists) : json;
  const result = v.safeParse(schema, input);
  for (const issue of result.issues ?? []) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    // A list that is too long still has entries to check.
    if (issue.type !== 'max_length') faultyPaths.push(path);
    if (!reported.has(keyOf(path))) report(issueFinding(schema, issue, { file, path }));
  }
  if (!result.success) return { salvaged: salvage(input, faultyPaths) as Salvaged<T>, findings };
  const salvaged = result.output as Salvaged<T>;
  const isValid = findings.every(({ severity }) => severity === 'notice');
  return { ...(isValid && { value: result.output }), salvaged, findings };

  function report(finding: Finding): void {
    findings.push(finding);
    reported.add(keyOf(finding.path));
  }

  function checkStructure(declared: Schema | undefined, value: unknown, path: JsonPath): void {
    if (typeof value !== 'object' || value === null) return;
    const expected = unwrap(declared, value);
    const isList = Array.isArray(value);
    if (isList && /object$|record/.test(expected?.type ?? '')) {
      report(wrongKind(expected, value, { file, path }));
      misplacedLists.push(path);
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      const inner = [...path, isList ? Number(key) : key];
      const child = childOf(expected, key);
      if (child) checkStructure(child, item, inner);
      else if (expected?.entries) {
        const finding = unknownField(expected, value, { file, path: inner });
        report(finding);
        faultyPaths.push(inner);
        // A misspelled field is one mistake, so the intended field is not reported as missing.
        if ('suggestion' in finding.values)
          reported.add(keyOf([...path, String(finding.values.suggestion)]));
      }
    }
  }
}

function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}

/** The artist's own fields are harmless, but one that resembles a known field is misspelled. */
function unknownField({ type, entries = {} }: Schema, object: object, at: JsonLocation): Finding {
  const field = String(at.path.at(-1));
  const names = Object.keys(entries);
  const unused = names.filter((name) => !Object.hasOwn(object, name));
  const suggestion = nearestWord(field, unused) ?? nearestWord(field, names);
  if (suggestion !== undefined) {
    const key = unused.includes(suggestion) ? 'misspelled-field' : 'misspelled-copy';
    return error(key, at, { field, suggestion });
  }
  const known = names.length > MAX_LISTED_FIELDS ? '…' : names.join(', ');
  return type === 'object'
    ? notice('own-field', at, { field, known })
    : error('unknown-field', at, { field, known });
}

function issueFinding(schema: Schema, issue: v.BaseIssue<unknown>, at: JsonLocation): Finding {
  const { input, message, requirement } = issue;
  const expected = schemaAt(schema, at.path, input);
  const field = String(at.path.at(-1) ?? '');
  const value = typeof input === 'string' ? input : JSON.stringify(input);
  const options = expected?.options ?? Object.keys(expected?.entries ?? {});
  const known = options.join(', ');
  if (input === undefined) return error('missing', at, { field, wanted: kindOf(expected) });
  const [key = '', ...example] = message.split(':');
  if (isMessageKey(key)) {
    const count = Array.isArray(input) ? input.length : 0;
    const values = { field, value, known, count, limit: String(requirement) };
    return errorOf(key, at, { ...values, example: example.join(':') });
  }
  if (issue.type !== 'picklist' || typeof input !== 'string') return wrongKind(expected, input, at);
  const suggestion = nearestWord(input, options);
  return suggestion
    ? error('misspelled-word', at, { value, suggestion })
    : error('unknown-word', at, { value, known });
}

function wrongKind(schema: Schema | undefined, input: unknown, at: JsonLocation): Finding {
  const value = shorten(JSON.stringify(input) ?? String(input));
  return error('wrong-kind', at, { wanted: kindOf(schema), value });
}

function schemaAt(schema: Schema, path: JsonPath, input: unknown): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const key of path) current = childOf(unwrap(current, {}), String(key));
  return unwrap(current, input);
}

function unwrap(schema: Schema | undefined, input: unknown): Schema | undefined {
  const inner = schema?.wrapped ?? schema?.getter?.(input);
  return inner ? unwrap(inner, input) : schema;
}

function childOf(schema: Schema | undefined, key: string): Schema | undefined {
  if (schema?.entries) return Object.hasOwn(schema.entries, key) ? schema.entries[key] : undefined;
  return schema?.item ?? schema?.items?.[Number(key)] ?? schema?.value;
}

function kindOf(schema: Schema | undefined): Localized {
  return KINDS[schema?.type ?? ''] ?? { en: 'another value', ru: 'другое значение' };
}

const FIELDS = { en: 'fields in curly brackets { }', ru: 'поля в фигурных скобках { }' };

const KINDS: Readonly<Record<string, Localized>> = {
  string: { en: 'a text in quotation marks', ru: 'текст в кавычках' },
  boolean: { en: 'true or false without quotation marks', ru: 'true или false без кавычек' },
  number: { en: 'a number without letters or quotation marks', ru: 'число без букв и кавычек' },
  array: { en: 'a list in square brackets [ ]', ru: 'список в квадратных скобках [ ]' },
  tuple: { en: 'a list of three numbers from 0 to 255', ru: 'список трёх чисел от 0 до 255' },
  picklist: { en: 'a known word in quotation marks', ru: 'известное слово в кавычках' },
  object: FIELDS,
  strict_object: FIELDS,
  record: FIELDS,
};
