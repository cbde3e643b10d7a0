import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';

const BYTE_ORDER_MARK = '\ufeff';
const DEFAULT_INDENT = '  ';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Unchanged parts stay byte for byte as the artist's editor wrote them; new parts copy the style of
 * their neighbours. The formatter of the library also changes neighbours, so only its parser is
 * used.
 */
export class JsonEdits {
  #text: string;
  readonly #start: string;
  readonly #indent: string;
  readonly #lineEnd: string;

  constructor(text: string) {
    this.#start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
    this.#text = text.slice(this.#start.length);
    this.#indent = /[\r\n]([ \t]+)\S/.exec(text)?.[1] ?? DEFAULT_INDENT;
    this.#lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n';
  }

  get text(): string {
    return this.#start + this.#text;
  }

  get value(): unknown {
    return JSON.parse(this.#text);
  }

  insert(list: JSONPath, position: number, item: unknown): void {
    this.#insert(this.#nodeAt(list), position, (lead) => this.#write(item, lead));
  }

  add(object: JSONPath, position: number, [name, value]: readonly [string, unknown]): void {
    this.#insert(
      this.#nodeAt(object),
      position,
      (lead) => `${JSON.stringify(name)}:${this.#space()}${this.#write(value, lead)}`,
    );
  }

  replace(path: JSONPath, value: unknown): void {
    const { offset, length } = this.#nodeAt(path);
    this.#splice(offset, offset + length, this.#write(value, this.#leadOf(offset)));
  }

  remove(path: JSONPath): void {
    const node = this.#nodeAt(path);
    const member = node.parent?.type === 'property' ? node.parent : node;
    const siblings = member.parent?.children ?? [];
    const index = siblings.indexOf(member);
    const before = siblings[index - 1];
    const after = siblings[index + 1];
    if (after) this.#splice(member.offset, after.offset, '');
    else if (before) this.#splice(endOf(before), endOf(member), '');
    else if (member.parent) this.#splice(member.parent.offset + 1, endOf(member.parent) - 1, '');
  }

  /** Moves the item at `from[i]` to `places[i]`; both hold the same indexes, from 0. */
  permute(list: JSONPath, places: readonly number[], from: readonly number[]): void {
    const items = this.#nodeAt(list).children ?? [];
    const moves = places.map((place, at) => ({ to: items[place], item: items[from[at] ?? place] }));
    const texts = moves.map(({ to, item }) => {
      if (!to || !item) throw new Error('There is no such item');
      return { to, text: this.#text.slice(item.offset, endOf(item)) };
    });
    // From the end on, so that earlier offsets stay valid.
    for (const { to, text } of texts.toSorted((a, b) => b.to.offset - a.to.offset)) {
      this.#splice(to.offset, endOf(to), text);
    }
  }

  update(path: JSONPath, before: Fields, after: Fields): void {
    for (const name of Object.keys(before)) {
      if (!Object.hasOwn(after, name)) this.remove([...path, name]);
    }
    for (const [name, value] of Object.entries(after)) {
      const old = before[name];
      if (!Object.hasOwn(before, name)) this.add(path, Number.POSITIVE_INFINITY, [name, value]);
      else if (isFields(old) && isFields(value)) this.update([...path, name], old, value);
      else if (JSON.stringify(old) !== JSON.stringify(value)) this.replace([...path, name], value);
    }
  }

  #insert(container: Node, position: number, write: (lead: string) => string): void {
    const members = container.children ?? [];
    const next = members[position];
    const last = members.at(-1);
    if (next) {
      const lead = this.#leadOf(next.offset);
      this.#splice(next.offset, next.offset, `${write(lead)},${lead || this.#space()}`);
    } else if (last) {
      const lead = this.#leadOf(last.offset);
      this.#splice(endOf(last), endOf(last), `,${lead || this.#space()}${write(lead)}`);
    } else {
      const outer = this.#leadOf(container.offset) || this.#lineEnd;
      const lead = this.#isOneLine() ? '' : outer + this.#indent;
      const end = this.#isOneLine() ? '' : outer;
      this.#splice(container.offset + 1, endOf(container) - 1, lead + write(lead) + end);
    }
  }

  #write(value: unknown, lead: string): string {
    if (lead === '') return JSON.stringify(value);
    return JSON.stringify(value, null, this.#indent).replaceAll('\n', lead);
  }

  #leadOf(offset: number): string {
    const before = this.#text.slice(0, offset);
    return /(?:\r\n|\r|\n)[ \t]*$/.exec(before)?.[0] ?? this.#leadOfField(before);
  }

  #leadOfField(before: string): string {
    return /((?:\r\n|\r|\n)[ \t]*)"(?:[^"\\\r\n]|\\.)*"[ \t]*:[ \t]*$/.exec(before)?.[1] ?? '';
  }

  #isOneLine(): boolean {
    return /[^\s[\]{}]/.test(this.#text) && !/[\r\n]/.test(this.#text.trim());
  }

  #space(): string {
    return this.#isOneLine() && !/":\s/.test(this.#text) ? '' : ' ';
  }

  #nodeAt(path: JSONPath): Node {
    const root = parseTree(this.#text);
    const node = root && findNodeAtLocation(root, path);
    if (!node) throw new Error(`There is nothing at '${path.join('.')}'`);
    return node;
  }

  #splice(from: number, to: number, text: string): void {
    this.#text = this.#text.slice(0, from) + text + this.#text.slice(to);
  }
}

function endOf({ offset, length }: Node): number {
  return offset + length;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
