import { expect, test, vi } from 'vitest';
import { moved } from './move-item.ts';
import { listenToSelection, parseIds, parseSelection, toggleWork } from './selection.ts';

test.each([
  [null, []],
  ['12,45,107', [12, 45, 107]],
  ['12,12, 7,045,x,0,-3,1e3,7', [12, 7]],
  ['99999999999999999999', []],
])('it reads the works of %j as %j', (text, ids) => {
  expect(parseIds(text)).toEqual(ids);
});

test('it reads no more works than anybody can look through', () => {
  const many = Array.from({ length: 500 }, (_, index) => index + 1);
  expect(parseIds(many.join(','))).toHaveLength(100);
});

test.each([
  [null, []],
  ['no JSON', []],
  ['[null,{"id":"x"},{"note":"a"},{"id":-1}]', []],
  ['[{"id":12,"note":"зал"},{"id":7},{"id":12}]', [{ id: 7 }, { id: 12 }]],
  ['[{"id":12,"note":5}]', [{ id: 12 }]],
])('it reads the kept selection %j as %j', (text, works) => {
  expect(parseSelection(text)).toEqual(works);
});

test('it puts a work in and takes it out again, and leaves the others as they are', () => {
  const works = [{ id: 1, note: 'зал' }];
  expect(toggleWork(works, 2)).toEqual([{ id: 1, note: 'зал' }, { id: 2 }]);
  expect(toggleWork(toggleWork(works, 2), 2)).toEqual(works);
});

test.each([
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [2, 9, 'abc'],
])('it moves from %d to %d', (from, to, expected) => {
  expect(moved([...'abc'], from, to).join('')).toBe(expected);
});

test('listens to its own key in storage', () => {
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
    listeners.set(type, listener),
  );
  const onChange = vi.fn();
  listenToSelection(onChange);
  listeners.get('storage')?.({ key: 'quiet-pace' });
  expect(onChange).not.toHaveBeenCalled();
  listeners.get('storage')?.({ key: 'selection' });
  listeners.get('storage')?.({ key: null });
  expect(onChange).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
