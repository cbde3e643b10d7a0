import { say } from './json-messages.ts';
import { JsonScanner } from './json-scanner.ts';
import { positionAt } from './text-position.ts';

/** Positions are offsets; the value of a field has the position of the field's name. */
export interface JsonNode {
  readonly value: unknown;
  readonly offset: number;
  readonly children: ReadonlyMap<string | number, JsonNode>;
}

/** `JSON.parse` silently keeps only the last of two equal fields. */
export interface RepeatedField {
  readonly path: readonly (string | number)[];
  readonly offset: number;
}

type NodeContent = Pick<JsonNode, 'value' | 'children'>;

interface Opening {
  readonly offset: number;
  readonly close: ']' | '}';
  readonly path: readonly (string | number)[];
}

/** Far beyond any content, and well below the limit of the call stack. */
const MAX_DEPTH = 64;

/**
 * Parses like `JSON.parse`, whose messages only programmers understand, and records positions and
 * repeated fields.
 * @throws JsonSyntaxError at the first fault
 */
export function parseJson(text: string): { root: JsonNode; repeated: readonly RepeatedField[] } {
  const scanner = new JsonScanner(text);
  const repeated: RepeatedField[] = [];

  function parseValue(path: Opening['path'], offset?: number): JsonNode {
    if (path.length > MAX_DEPTH) scanner.fail(say().deep);
    scanner.skipSpace();
    const start = scanner.offset;
    return { ...parseContent(path, start), offset: offset ?? start };
  }

  function parseContent(path: Opening['path'], offset: number): NodeContent {
    if (scanner.takeMark('[')) return parseList({ offset, close: ']', path });
    if (scanner.takeMark('{')) return parseObject({ offset, close: '}', path });
    const value = scanner.next === '"' ? scanner.takeString() : scanner.takeScalar();
    return { value, children: new Map() };
  }

  function parseList(opening: Opening): NodeContent {
    const children = new Map<number, JsonNode>();
    scanner.skipSpace();
    if (!scanner.takeMark(']')) {
      do {
        children.set(children.size, parseValue([...opening.path, children.size]));
      } while (takeSeparator(scanner, opening));
    }
    return { value: [...children.values()].map((child) => child.value), children };
  }

  function parseObject(opening: Opening): NodeContent {
    const children = new Map<string, JsonNode>();
    scanner.skipSpace();
    if (!scanner.takeMark('}')) {
      do {
        const offset = scanner.offset;
        const name = takeFieldName(scanner, opening);
        const path = [...opening.path, name];
        if (children.has(name)) repeated.push({ path, offset });
        children.set(name, parseValue(path, offset));
      } while (takeSeparator(scanner, opening));
    }
    // Unlike assignment, fromEntries creates an ordinary field even for the name __proto__.
    const value = Object.fromEntries([...children].map(([name, child]) => [name, child.value]));
    return { value, children };
  }

  scanner.skipSpace();
  if (scanner.next === undefined) scanner.fail(say().emptyFile);
  const root = parseValue([]);
  scanner.skipSpace();
  if (scanner.next !== undefined) scanner.fail(say().afterEnd);
  return { root, repeated };
}

function takeFieldName(scanner: JsonScanner, opening: Opening): string {
  if (scanner.next === undefined) failAtEnd(scanner, opening);
  if (scanner.next !== '"') scanner.fail(say().fieldName);
  const name = scanner.takeString();
  scanner.skipSpace();
  if (!scanner.takeMark(':')) scanner.fail(say().colon);
  return name;
}

function takeSeparator(scanner: JsonScanner, opening: Opening): boolean {
  const end = scanner.offset;
  scanner.skipSpace();
  const mark = scanner.offset;
  if (scanner.takeMark(opening.close)) return false;
  if (scanner.takeMark(',')) {
    scanner.skipSpace();
    if (scanner.next !== opening.close) return true;
    return scanner.fail(say().lastComma(opening.close), mark);
  }
  const { next, text } = scanner;
  if (next === undefined) return failAtEnd(scanner, opening);
  if (']}'.includes(next)) {
    const { line } = positionAt(text, opening.offset);
    const open = text[opening.offset] ?? '';
    return scanner.fail(say().closesNothing(next, open, line, opening.close));
  }
  return scanner.fail(mark > end ? say().comma : say().commaOrQuote, end);
}

function failAtEnd(scanner: JsonScanner, opening: Opening): never {
  const { line } = positionAt(scanner.text, opening.offset);
  const open = scanner.text[opening.offset] ?? '';
  return scanner.fail(say().unclosed(open, line, opening.close));
}
