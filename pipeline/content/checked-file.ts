import type * as v from 'valibot';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import type { Finding } from './finding.ts';
import { type JsonFile, readJsonFile } from './json/json-file.ts';
import { controlFindings } from './rules/control-rules.ts';
import type { Salvaged } from './schema/salvage.ts';
import { validate } from './schema/schema-problems.ts';

export interface CheckedFile<T> {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  readonly json: JsonFile;
  /** Normalized; `undefined` when the file could not be read. */
  readonly raw: unknown;
  readonly value?: T;
  readonly salvaged?: Salvaged<T> | undefined;
  readonly findings: readonly Finding[];
}

/** @param before the previous result, returned as it is if the file did not change */
export async function readCheckedFile<T>(
  contentDir: string,
  file: string,
  schema: v.GenericSchema<unknown, T>,
  before?: CheckedFile<T>,
): Promise<CheckedFile<T>> {
  const json = await readJsonFile(contentDir, file, before?.json);
  if (before && json === before.json) return before;
  if (!json.root) return { file, json, raw: undefined, findings: json.findings };
  const raw = normalizeJson(json.root.value, [file]);
  const validated = validate(schema, raw, file);
  const findings = [
    ...json.findings,
    ...controlFindings(file, json.root.value),
    ...validated.findings,
  ];
  return { ...validated, file, json, raw, findings };
}
