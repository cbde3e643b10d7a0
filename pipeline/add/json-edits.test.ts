import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonEdits } from './json-edits.ts';

const WINDOWS = '[\r\n\t{"id": 1},\r\n\t{\r\n\t\t"id": 2\r\n\t}\r\n]\r\n';

function edited(text: string, edit: (edits: JsonEdits) => void): string {
  const edits = new JsonEdits(text);
  edit(edits);
  return edits.text;
}

describe('what is new is written as its neighbours are', () => {
  test('it follows tabs, Windows line ends and the final line end', () => {
    expect(edited(WINDOWS, (edits) => edits.insert([], 0, { id: 3, text: ['a'] }))).toBe(
      `[\r\n\t{\r\n\t\t"id": 3,\r\n\t\t"text": [\r\n\t\t\t"a"\r\n\t\t]\r\n\t},\r\n\t{"id": 1},${WINDOWS.slice(14)}`,
    );
  });

  test('it follows four spaces, and adds no final line end', () => {
    const text = '{\n    "b": {},\n    "c": 1\n}';
    expect(edited(text, (edits) => edits.add(['b'], 0, ['x', { y: 1 }]))).toBe(
      '{\n    "b": {\n        "x": {\n            "y": 1\n        }\n    },\n    "c": 1\n}',
    );
  });

  test('it stays in one line where everything does', () => {
    const text = '{"a":{"b":[1]}}';
    expect(edited(text, (edits) => edits.add(['a'], 1, ['c', { d: 'e' }]))).toBe(
      '{"a":{"b":[1],"c":{"d":"e"}}}',
    );
  });

  test.each([
    ['[]', '[\n  1\n]'],
    ['[]\n', '[\n  1\n]\n'],
    ['[\n]\n', '[\n  1\n]\n'],
    ['\ufeff[0]', '\ufeff[1,0]'],
  ])('it begins the list %j', (before, after) => {
    expect(edited(before, (edits) => edits.insert([], 0, 1))).toBe(after);
  });
});

describe('what is not changed stays byte for byte', () => {
  const text = '{\n  "one":  {"x":1},\n\n  "two": [1,\n 2],\n  "three" : null\n}\n';

  test.each<[string, (edits: JsonEdits) => void, string]>([
    ['replacing', (e) => e.replace(['three'], 'x'), text.replace('null', '"x"')],
    ['removing the first', (e) => e.remove(['one']), text.replace(/"one".*\n\n {2}/, '')],
    ['removing the last', (e) => e.remove(['three']), text.replace(/,\n {2}"three" : null/, '')],
    ['removing an only one', (e) => e.remove(['one', 'x']), text.replace('"x":1', '')],
    ['updating', (e) => e.update(['one'], { x: 1 }, { x: 2 }), text.replace('"x":1', '"x":2')],
    ['adding', (e) => e.add([], 9, ['four', 4]), text.replace('null', 'null,\n  "four": 4')],
  ])('it keeps the rest when %s', (_, edit, expected) => {
    expect(edited(text, edit)).toBe(expected);
  });
});

test('it gives the values that were asked for, however the text is written', () => {
  const fields = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4, noNullPrototype: true });
  const space = fc.constantFrom(undefined, 1, 2, '\t');
  fc.assert(
    fc.property(fields, fields, space, fc.nat(4), (before, after, indent, position) => {
      const edits = new JsonEdits(JSON.stringify([before, [before]], null, indent));
      edits.update([0], before, after);
      edits.insert([1], position, after);
      const list = [before];
      list.splice(position, 0, after);
      expect(edits.value).toEqual(JSON.parse(JSON.stringify([after, list])));
    }),
  );
});

test('it puts items into the places of others, each as it was written', () => {
  const edits = new JsonEdits('[\n  {"id": 3, "a":1},\n  { "id": 2 },\n  {\n    "id": 1\n  }\n]\n');
  edits.permute([], [0, 2], [2, 0]);
  expect(edits.text).toBe('[\n  {\n    "id": 1\n  },\n  { "id": 2 },\n  {"id": 3, "a":1}\n]\n');
});
