import { expect, test } from 'vitest';
import { LABELS, type Labels } from './labels.ts';

/** The placeholders of each label by its key, such as `lightbox.position`. */
function placeholdersByKey(labels: object, group = ''): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([key, label]: [string, string | object]) =>
      typeof label === 'string'
        ? [[group + key, (label.match(/\{\{\w+\}\}/g) ?? []).sort()]]
        : Object.entries(placeholdersByKey(label, `${group}${key}.`)),
    ),
  );
}

// A missing name of a language is that of `Intl.DisplayNames`.
const withoutLanguages = ({ writtenIn, ...labels }: Labels) => labels;

test('labels of all languages have the same keys and placeholders, and none is empty', () => {
  const expected = placeholdersByKey(withoutLanguages(LABELS.ru));
  expect(placeholdersByKey(withoutLanguages(LABELS.en))).toEqual(expected);
  expect(JSON.stringify(LABELS)).not.toMatch(/:"\s*"/);
});
