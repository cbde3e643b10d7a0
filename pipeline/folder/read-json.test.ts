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

test.each([
  ['there is a comma before a closing bracket', '{"a": 1▸,}', ' → remove it'],
  ['a comma is missing, or a quotation mark ends the text too early', '{"a": 1▸ "b": 2}'],
  ['a field must be here', '{"a" ▸1}', ' → write its name in quotation marks'],
  ['a text or a number must be here', '{"a": ▸«Крым»}'],
  ['a text or a number must be here', '{"a": ▸}'],
  ['a text cannot contain this character', '["a\\n▸\\d"]'],
  ['a ] is missing', '[{"a": [1▸}]', ' → close the [ of line 1 with ]'],
  ['a } is missing', '{"a": ["]", 2]▸', ' → close the { of line 1 with }'],
  ['there is something after the end of the data', '[1] ▸2'],
])('explains: %s: %s', (message, marked, remedy = '') => {
  expect(faultOf(marked.replace('▸', ''))).toContain(`${message}: '${marked}'${remedy}`);
});

test.each([
  ['{"a": "Крым\n"}', 'this text has no closing quotation mark: \'{"a": ▸"Крым\''],
  ['[1 // one\n]', "JSON has no comments: '[1 ▸// one'"],
  ['  \n', 'the file is empty → restore its content'],
  ['{\n<<<<<<< HEAD\n  "a": 1\n}', "two versions of the file into it: '▸<<<<<<< HEAD' → keep"],
  ['{"a": "https://elena:tayna@example.org" 1}', '\'{"a": "https://***@example.org"▸ 1}\''],
  ['['.repeat(100_000), 'a text or a number must be here'],
])('explains the fault in %j', (text, fault) => {
  expect(faultOf(text)).toContain(fault);
});

test('reports a repeated field with its line', () => {
  const text = '{"a": {"b": 1,\n"b\u200B": 2}, "__proto__": 3, "__proto__": 4}';
  expect(readJson('news.json', text).findings).toMatchObject([
    { key: 'repeated-field', path: ['a', 'b\u200B'], values: { field: 'b', line: 2 } },
    { key: 'repeated-field', path: ['__proto__'] },
  ]);
});

test.each([
  ['{\u00A0"a":\u200B1}', '{ "a": 1}'],
  ['["\\"\u00A0", \u202F2]', '["\\"\u00A0",  2]'],
  ['["open\u00A0\n\u00A0"]', '["open \n "]'],
])('makes spaces outside the texts of %j plain', (json, expected) => {
  expect(withPlainSpaces(json)).toBe(expected);
});
