import { expect, test } from 'vitest';
import { LABELS, type Labels } from './labels.ts';

function placeholdersByKey(labels: object, group = ''): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([key, label]: [string, string | object]) =>
      typeof label === 'string'
        ? [[group + key, (label.match(/\{\{\w+\}\}/g) ?? []).sort()]]
        : Object.entries(placeholdersByKey(label, `${group}${key}.`)),
    ),
  );
}

const withoutLanguages = ({ writtenIn, ...labels }: Labels) => labels;

test('labels of all languages have the same keys and placeholders, and none is empty', () => {
  const expected = placeholdersByKey(withoutLanguages(LABELS.ru));
  expect(placeholdersByKey(withoutLanguages(LABELS.en))).toEqual(expected);
  expect(JSON.stringify(LABELS)).not.toMatch(/:"\s*"/);
});
