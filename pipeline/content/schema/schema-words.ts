import type * as v from 'valibot';
import { VERIFICATION_TAGS, type VerificationService } from '#catalogue/site/verification.ts';
import { nearestWord } from '#catalogue/words/spelling.ts';
import { type JsonPath, quoted } from '#pipeline/content/finding.ts';
import type { Told } from '#pipeline/messages.ts';
import { knownFields, knownWords, wantedAt } from './schema-fields.ts';
import { say } from './schema-messages.ts';

interface SchemaIssue {
  readonly issue: v.BaseIssue<unknown>;
  readonly path: JsonPath;
  readonly schema: v.GenericSchema;
}

/** `undefined` where another rule has a better message. */
export function issueWords({ issue, path, schema }: SchemaIssue): Told | undefined {
  const name = fieldName(path);
  const shown = quoted(issue.input);
  if (issue.input === undefined) return say().missing(name, wantedAt(schema, path, issue.input));
  if (path.at(-1) === 'id') {
    const isWhole = Number.isInteger(issue.input) && Number(issue.input) > 0;
    return isWhole ? say().largeId(shown) : say().noId(shown);
  }
  if (path.at(-1) === 'at') return say().passage(shown);
  if (path[0] === 'closeUp') return say().closeUp(shown);
  if (path.includes('average_color')) return say().averageColour;
  if (path[0] === 'languages' && /^(?:check|min_length)$/.test(issue.type)) {
    return path.length === 1 ? say().languages : say().language(shown);
  }
  switch (issue.type) {
    case 'picklist':
      return typeof issue.input === 'string' ? wordChoice(issue.input, path, schema) : ofKind();
    case 'regex':
      return formWords(path, name, shown);
    case 'min_entries':
      return say().noEntries(name, knownFields(schema, path).join(', '));
    case 'non_empty':
      return say().empty(name);
    case 'min_length':
      return say().noPhotos(name);
    case 'max_length':
      return say().manyPhotos(name, (issue.input as unknown[]).length, issue.requirement);
    case 'iso_date':
      return say().day(shown);
    case 'url':
      return say().address(shown);
    case 'email':
      return say().email(shown);
    default:
      return ofKind();
  }

  function ofKind(): Told {
    return kindWords({ schema, path, input: issue.input });
  }
}

function formWords(path: JsonPath, name: string, shown: string): Told | undefined {
  if (path[0] === 'categories' || path.at(-1) === 'category') return say().categoryName(name);
  if (path[0] === 'colours') return say().colour(shown);
  if (path[0] === 'seal') return say().seal(shown);
  if (path[0] === 'verification') {
    const service = path[1] as VerificationService;
    return say().verification(shown, name, VERIFICATION_TAGS[service].name);
  }
  if (path[0] === 'publish') return say().programWord(shown);
  if (path[0] === 'contacts') return say().phone(shown);
  return path.at(-1) === 'title' ? undefined : keyWords(path);
}

export function kindWords(found: {
  readonly schema: v.GenericSchema;
  readonly path: JsonPath;
  readonly input: unknown;
}): Told {
  const wanted = wantedAt(found.schema, found.path, found.input);
  return say().wrongKind(fieldName(found.path), wanted, kindOf(found.input));
}

function fieldName(path: JsonPath): string {
  const key = path.at(-1);
  if (key === undefined) return say().file;
  return typeof key === 'number' ? say().listEntry(key + 1) : quoted(key);
}

function wordChoice(word: string, path: JsonPath, schema: v.GenericSchema): Told {
  const known = knownWords(schema, path);
  const meant = nearestWord(word, known);
  const field = path.includes('classes') ? 'class' : String(path.at(-1));
  const noun = say().nouns[field] ?? field;
  return meant
    ? say().meantWord(noun, quoted(word), meant)
    : say().unknownWord(noun, quoted(word), known.join(', '));
}

function keyWords(path: JsonPath): Told {
  const name = quoted(path.at(-1));
  const isWork = path.length === 2 && path[0] !== 'biography';
  return isWork ? say().workKey(name) : say().textNumber(name);
}

function kindOf(value: unknown): string {
  const { kinds } = say();
  if (value === null) return kinds.null;
  if (Array.isArray(value)) return kinds.list;
  if (typeof value === 'object') return kinds.fields;
  if (typeof value === 'string') return kinds.text(quoted(value));
  return typeof value === 'number' ? kinds.number(value) : kinds.word(value);
}
