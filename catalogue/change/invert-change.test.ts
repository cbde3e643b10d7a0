import { expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { lake } from '#test/saving.ts';
import { applyChange, type Change } from './apply-change.ts';
import { type FolderJson, postsIn, workWithTexts } from './folder-json.ts';
import { invertChange } from './invert-change.ts';

const folder = new ContentDraft().folder();

function apply(files: FolderJson, change: Change) {
  const result = applyChange(files, change);
  if (result.status !== 'applied') throw new Error('conflict');
  return { files: { ...files, ...result.files }, id: result.id };
}

const cat = workWithTexts(folder, 1) ?? null;
const [post = null] = postsIn(folder);
const ABOUT = { about: { portrait: 'portrait.jpg' } };
const NEW_ABOUT = { about: { portrait: 'other.jpg' }, answers: 'Soon' };

test.each<[string, Change]>([
  ['a new work', [{ kind: 'work', base: null, value: lake() }]],
  ['a removed work', [{ kind: 'work', base: cat, value: null }]],
  ['a new post', [{ kind: 'post', base: null, value: post && { ...post, id: 9 } }]],
  ['an order', [{ kind: 'works-order', category: 'landscape', base: [4, 3, 2], value: [2, 3, 4] }]],
  ['texts', [{ kind: 'texts', base: { 'site.json': ABOUT }, value: { 'site.json': NEW_ABOUT } }]],
])('restores %s', (_, change) => {
  const { files: before } = apply(folder, [
    { kind: 'work', base: null, value: lake({ id: 3 }) },
    { kind: 'work', base: null, value: lake({ id: 4 }) },
  ]);
  const { files: after, id } = apply(before, change);
  expect(after).not.toEqual(before);
  expect(apply(after, invertChange(change, { before, after, id })).files).toEqual(before);
});
