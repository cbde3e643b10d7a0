import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeFinding } from '#catalogue/check/finding.ts';
import { readJson, withPlainSpaces } from './read-json.ts';

function faultOf(text: string): string {
  const { json, findings } = readJson('news.json', text);
  expect(json).toBeUndefined();
  return findings
    .map((finding) => describeFinding(finding, 'en'))
    .map(({ message, remedy }) => `${message} → ${remedy}`)
    .join();
}

test('accepts and refuses the same texts as JSON.parse', () => {
  const part = fc.constantFrom(
    ...'[]{},:"\\ \n\t01.5e-+/ab'.split(''),
    ...['true', 'null', '"a"', '1'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join('');
      const { json, findings } = readJson('news.json', text);
      const parsed = (() => {
        try {
          return JSON.parse(text);
        } catch {
          return undefined;
        }
      })();
      expect(json).toEqual(parsed);
      if (parsed === undefined) expect(findings).toHaveLength(1);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['{"a": 1,}', 'a comma stands before the closing }: \'{"a": 1▸,}\' → remove it'],
  ['[1, 2,]', "a comma stands before the closing ]: '[1, 2▸,]'"],
  ['{"a": 1 "b": 2}', 'a comma is missing: \'{"a": 1▸ "b": 2}\' → put a comma here'],
  ['{"a": 1\n  "b": 2}', 'a comma is missing: \'{"a": 1▸\''],
  ['{"a" 1}', 'a colon is missing after the field name: \'{"a" ▸1}\''],
  ['{"a"; 1}', 'a colon is missing after the field name: \'{"a"▸; 1}\''],
  ['{a: 1}', "a field name in quotation marks must stand here: '{▸a: 1}'"],
  ['{“a”: 1}', "a field name in quotation marks must stand here: '{▸“a”: 1}'"],
  ['{"a": «Крым»}', '« cannot enclose a text: \'{"a": ▸«Крым»}\''],
  ["['a']", "' cannot enclose a text: '[▸'a']'"],
  ['{"a": Крым}', 'Крым is neither a text nor a number: \'{"a": ▸Крым}\''],
  ['[True]', "True is neither a text nor a number: '[▸True]'"],
  ['[01]', "01 is not a proper number: '[▸01]'"],
  ['[1.]', "1. is not a proper number: '[▸1.]'"],
  ['[+1]', "+1 is not a proper number: '[▸+1]'"],
  ['{"a": }', 'a value is missing before }: \'{"a": ▸}\''],
  ['[1,,2]', "a value is missing before ,: '[1,▸,2]'"],
  ['{"a": "x "y" z"}', 'a comma is missing, or a quotation mark ends the text too early'],
  ['[1;2]', "a comma is missing, or a quotation mark ends the text too early: '[1▸;2]'"],
  ['{"a": "Крым\n"}', 'this text has no closing quotation mark: \'{"a": ▸"Крым\''],
  ['["a\tb"]', 'a tab or another invisible character stands inside a text: \'["a▸\tb"]\''],
  ['["a\u0001"]', 'a tab or another invisible character'],
  ['["a\\d"]', 'a backslash means something else here: \'["a▸\\d"]\''],
  ['[1 // one\n]', "JSON knows no comments: '[1 ▸// one'"],
  ['[{"a": [1}]', '} closes nothing here: \'[{"a": [1▸}]\' → close the [ of line 1 with ] first'],
  ['{"a": [1, 2]', 'the file ends too early: \'{"a": [1, 2]▸\''],
  ['[\n  {"a": 1\n', "the file ends too early: '▸' → a } is missing for the { of line 2"],
  ['[1] 2', "something stands after the end of the data: '[1] ▸2'"],
  ['  \n', 'the file is empty → restore its content'],
  ['['.repeat(100_000), 'brackets are nested too deeply'],
  [`${'['.repeat(100)}${']'.repeat(100)}`, 'brackets are nested too deeply'],
])('says what is wrong with %j', (text, fault) => {
  expect(faultOf(text)).toContain(fault);
});

test('reports a field that stands twice, and where', () => {
  const text = '{"a": {"b": 1,\n"b": 2}, "__proto__": 3, "__proto__": 4}';
  expect(readJson('news.json', text).findings).toMatchObject([
    { key: 'repeated-field', path: ['a', 'b'], values: { field: 'b', line: 2 } },
    { key: 'repeated-field', path: ['__proto__'] },
  ]);
});

test.each([
  ['{\u00A0"a":\u200B1}', '{ "a": 1}'],
  ['\uFEFF["а\u00A0\u00ADб"]', ' ["а\u00A0\u00ADб"]'],
  ['["\\"\u00A0", \u202F2]', '["\\"\u00A0",  2]'],
  ['["open\u00A0\n\u00A0"]', '["open \n "]'],
])('makes spaces outside the texts of %j plain', (json, expected) => {
  expect(withPlainSpaces(json)).toBe(expected);
});
