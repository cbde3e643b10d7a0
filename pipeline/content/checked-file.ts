import type * as v from 'valibot';
import type { Finding } from './finding.ts';
import { type JsonFile, readJsonFile } from './json/json-file.ts';
import { controlFindings, valueWithoutControls } from './rules/control-rules.ts';
import type { Salvaged } from './schema/salvage.ts';
import { validate } from './schema/schema-problems.ts';

/** A JSON file of the content folder that was read and held against its schema. */
export interface CheckedFile<T> {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly json: JsonFile;
  /** What the file holds, right or wrong, but for control characters; `undefined` when it could not be read. */
  readonly raw: unknown;
  /** Present only when the whole file is as its schema wants it. */
  readonly value?: T;
  /** What is right in the file, for rules that look further; absent when nothing is. */
  readonly salvaged?: Salvaged<T> | undefined;
  readonly findings: readonly Finding[];
}

/**
 * Reads one JSON file of the content folder and holds it against its schema.
 *
 * @param before what it was, held against the same schema; the same object comes back if it still is
 */
export async function readCheckedFile<T>(
  contentDir: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  before?: CheckedFile<T>,
): Promise<CheckedFile<T>> {
  const json = await readJsonFile(contentDir, file, before?.json);
  if (before && json === before.json) return before;
  if (!json.root) return { file, json, raw: undefined, findings: json.findings };
  const raw = valueWithoutControls(json.root.value);
  const validated = validate(schema, raw, file);
  const findings = [
    ...json.findings,
    ...controlFindings(file, json.root.value),
    ...validated.findings,
  ];
  return { ...validated, file, json, raw, findings };
}
