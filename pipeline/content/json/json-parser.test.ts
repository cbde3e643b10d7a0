import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from './json-parser.ts';
import { JsonSyntaxError } from './json-scanner.ts';
import { snippetAt } from './text-position.ts';

function faultOf(text: string): { message: string; remedy: string; place: string } {
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { message: error.message, remedy: error.remedy, place: snippetAt(text, error.offset) };
  }
  throw new Error('no fault found');
}

describe('the JSON parser', () => {
  test('it reads whatever JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseJson(text).root.value).toEqual(JSON.parse(text));
      }),
    );
  });

  test('it accepts and refuses the same texts as JSON.parse', () => {
    const part = fc.constantFrom(
      ...'[]{},:"\\ \n\t01.5e-+/ab'.split(''),
      'true',
      'null',
      '"a"',
      '1',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const read = (parse: () => unknown) => {
          try {
            return { value: parse() };
          } catch {
            return 'refused';
          }
        };
        expect(read(() => parseJson(text).root.value)).toEqual(read(() => JSON.parse(text)));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['{"a": 1,}', 'a comma stands before the closing }', '{"a": 1▸,}'],
    ['[1, 2,]', 'a comma stands before the closing ]', '[1, 2▸,]'],
    ['{"a": 1 "b": 2}', 'a comma is missing', '{"a": 1▸ "b": 2}'],
    ['{"a": 1\n  "b": 2}', 'a comma is missing', '{"a": 1▸'],
    ['{"a" 1}', 'a colon is missing after the field name', '{"a" ▸1}'],
    ['{a: 1}', 'a field name in quotation marks must stand here', '{▸a: 1}'],
    ['{“a”: 1}', 'a field name in quotation marks must stand here', '{▸“a”: 1}'],
    ['{"a": «Крым»}', '« cannot enclose a text', '{"a": ▸«Крым»}'],
    ["['a']", "' cannot enclose a text", "[▸'a']"],
    ['{"a": Крым}', 'Крым is neither a text nor a number', '{"a": ▸Крым}'],
    ['[True]', 'True is neither a text nor a number', '[▸True]'],
    ['[01]', '01 is not a proper number', '[▸01]'],
    ['[1e999]', 'this number is too large', '[▸1e999]'],
    ['{"a": }', 'a value is missing before }', '{"a": ▸}'],
    ['{"a": "x "y" z"}', /^a comma is missing, or a quotation mark/, '{"a": "x "▸y" z"}'],
    ['{"a": "Крым\n"}', 'this text has no closing quotation mark', '{"a": ▸"Крым'],
    ['["a\tb"]', 'a tab stands inside a text', '["a▸\tb"]'],
    ['["a\u0001"]', 'an invisible character stands inside a text', '["a▸\u0001"]'],
    ['["\\d"]', 'a backslash means something else here', '["▸\\d"]'],
    ['["\\ud800"]', 'half of a character is missing', '[▸"\\ud800"]'],
    ['[1 // one\n]', 'JSON knows no comments', '[1 ▸// one'],
    ['[{"a": [1}]', '} closes nothing here', '[{"a": [1▸}]'],
    ['{"a": [1, 2]', 'the file ends too early', '{"a": [1, 2]▸'],
    ['[1] 2', 'something stands after the end of the data', '[1] ▸2'],
    ['  \n', 'the file is empty', '▸'],
    ['['.repeat(100_000), 'brackets are nested too deeply', /▸/],
  ])('it says what is wrong with %j', (text, message, place) => {
    const fault = faultOf(text);
    expect(fault.message).toMatch(message);
    expect(fault.place).toMatch(place);
    expect(fault.remedy).not.toBe('');
  });

  test('it finds the bracket that was never closed', () => {
    expect(faultOf('[\n  {"a": 1\n').remedy).toBe('a } is missing for the { of line 2');
  });

  test('it reports a field that stands twice, and where', () => {
    const { repeated } = parseJson('{"a": {"b": 1, "b": 2}, "__proto__": 3, "__proto__": 4}');
    expect(repeated).toEqual([
      { path: ['a', 'b'], offset: 15 },
      { path: ['__proto__'], offset: 40 },
    ]);
  });

  test('it remembers where a value stands', () => {
    const { root } = parseJson('{"a": [10, 20]}');
    expect(root.children.get('a')?.offset).toBe(1);
    expect(root.children.get('a')?.children.get(1)?.offset).toBe(11);
  });
});
