import type * as v from 'valibot';
import { nearestWord } from '#catalogue/words/spelling.ts';
import { type JsonPath, quoted } from '#pipeline/content/finding.ts';
import { knownFields, knownWords, wantedAt } from './schema-fields.ts';

interface SchemaIssue {
  readonly issue: v.BaseIssue<unknown>;
  readonly path: JsonPath;
  readonly schema: v.GenericSchema;
}

interface Words {
  readonly message: string;
  readonly remedy: string;
}

/** Puts what a schema complains about into plain words; `undefined` where another rule says it better. */
export function issueWords({ issue, path, schema }: SchemaIssue): Words | undefined {
  const name = fieldName(path);
  const shown = quoted(issue.input);
  if (issue.input === undefined) {
    const wanted = wantedAt(schema, path, issue.input);
    return { message: `${name} is missing`, remedy: `add the field ${name} with ${wanted}` };
  }
  if (path.at(-1) === 'id') {
    if (Number.isInteger(issue.input) && Number(issue.input) > 0) {
      const remedy = `write a number from 1 to ${Number.MAX_SAFE_INTEGER}`;
      return { message: `the id ${shown} is too large`, remedy };
    }
    const remedy = 'write a number such as 12, without quotation marks';
    return { message: `the id ${shown} is not a positive whole number`, remedy };
  }
  if (path.includes('average_color')) {
    const remedy = 'write it like [120, 98, 64], or leave the field out';
    return { message: 'a colour is three whole numbers from 0 to 255', remedy };
  }
  switch (issue.type) {
    case 'picklist':
      return typeof issue.input === 'string' ? wordChoice(issue.input, path, schema) : ofKind();
    case 'regex':
      if (path[0] === 'categories' || path.at(-1) === 'category') {
        return {
          message: `${name} cannot stand in an address`,
          remedy: "write it in small Latin letters, like 'still-life'; 'all' is taken",
        };
      }
      if (path[0] === 'colours') {
        return { message: `${shown} is not a colour`, remedy: "write it like '#a8321f'" };
      }
      if (path[0] === 'seal') {
        return {
          message: `${shown} is not the name of an SVG or PNG`,
          remedy: "put the file beside site.json, and write its name like 'logo.svg'",
        };
      }
      if (path[0] === 'publish') {
        return {
          message: `${shown} cannot stand here`,
          remedy: 'use letters, digits and . : / @ ~ _ + - without spaces',
        };
      }
      if (path[0] === 'contacts') {
        return {
          message: `${shown} is not a telephone number`,
          remedy: 'write it with its country, like +375 29 123-45-67',
        };
      }
      return path.at(-1) === 'title' ? undefined : keyWords(path);
    case 'min_entries':
      return {
        message: `${name} is empty`,
        remedy: `name at least one of ${knownFields(schema, path).join(', ')}`,
      };
    case 'non_empty':
      return { message: `${name} is empty`, remedy: 'fill it in' };
    case 'min_length':
      return { message: `${name} has no photo`, remedy: 'name at least one' };
    case 'max_length':
      return {
        message: `${name} has ${(issue.input as unknown[]).length} photos`,
        remedy: `name one to ${issue.requirement}`,
      };
    case 'url':
      return {
        message: `${shown} is not an address`,
        remedy: 'write it in full, like https://example.org/page',
      };
    case 'email':
      return {
        message: `${shown} is not an e-mail address`,
        remedy: 'write it like name@example.org',
      };
    default:
      return ofKind();
  }

  function ofKind(): Words {
    return kindWords({ schema, path, input: issue.input });
  }
}

/** The words for a value of a wrong kind, such as a number where a text belongs. */
export function kindWords(found: {
  readonly schema: v.GenericSchema;
  readonly path: JsonPath;
  readonly input: unknown;
}): Words {
  const wanted = wantedAt(found.schema, found.path, found.input);
  return {
    message: `${fieldName(found.path)} must be ${wanted}, not ${kindOf(found.input)}`,
    remedy: `replace it by ${wanted}`,
  };
}

function fieldName(path: JsonPath): string {
  const key = path.at(-1);
  if (key === undefined) return 'the file';
  return typeof key === 'number' ? `entry ${key + 1} of this list` : quoted(key);
}

function wordChoice(word: string, path: JsonPath, schema: v.GenericSchema): Words {
  const known = knownWords(schema, path);
  const meant = nearestWord(word, known);
  const noun = path.includes('classes') ? 'class' : String(path.at(-1));
  const message = `unknown ${noun} ${quoted(word)}`;
  if (meant) return { message: `${message}, did you mean '${meant}'?`, remedy: `use '${meant}'` };
  return { message, remedy: `use one of ${known.join(', ')}` };
}

/** Fields whose names are numbers or keys of works: the numbered texts, and the words of works. */
function keyWords(path: JsonPath): Words {
  const name = quoted(path.at(-1));
  if (path.length === 2 && path[0] !== 'biography') {
    return { message: `${name} is not the key of a work`, remedy: "write it like 'art-12'" };
  }
  return { message: `${name} is not the number of a text`, remedy: 'number texts "1", "2", "3"' };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'fields in curly brackets';
  if (typeof value === 'string') return `the text ${quoted(value)}`;
  return typeof value === 'number' ? `the number ${value}` : `the word ${value}`;
}
