import { expect, test } from 'vitest';
import { packageName } from './package-name.ts';

test.each([
  ['Зимнее утро', 'zimnee-utro-20260309-235907-042.zip'],
  ['«Туман», этюд', 'tuman-etyud-20260309-235907-042.zip'],
  ['', 'art-166-20260309-235907-042.zip'],
  ['静', 'art-166-20260309-235907-042.zip'],
])('it names the package of %j after the title and the last change', (title, name) => {
  const editedAt = new Date(2026, 2, 9, 23, 59, 7, 42).getTime();
  expect(packageName({ title, id: 166, editedAt })).toBe(name);
});
