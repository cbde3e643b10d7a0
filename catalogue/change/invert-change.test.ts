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
const river = workWithTexts(folder, 2) ?? null;
const [post = null] = postsIn(folder);

test.each<[string, Change]>([
  ['a new work', [{ kind: 'work', base: null, value: lake() }]],
  ['a changed work', [{ kind: 'work', base: river, value: river && { ...river, texts: {} } }]],
  ['a removed work', [{ kind: 'work', base: cat, value: null }]],
  ['a new post', [{ kind: 'post', base: null, value: post && { ...post, id: 9 } }]],
  ['a removed post', [{ kind: 'post', base: post, value: null }]],
  ['an order', [{ kind: 'works-order', category: 'landscape', base: [4, 3, 2], value: [2, 3, 4] }]],
  [
    'texts',
    [
      {
        kind: 'texts',
        base: { 'site.json': { about: { portrait: 'portrait.jpg' } } },
        value: { 'site.json': { about: { portrait: 'other.jpg' }, answers: 'Soon' } },
      },
    ],
  ],
])('restores %s', (_, change) => {
  const works = [lake({ id: 3, title: 'art-3' }), lake({ id: 4, title: 'art-4' })];
  const before = works.reduce<FolderJson>(
    (files, value) => apply(files, [{ kind: 'work', base: null, value }]).files,
    folder,
  );
  const start = _ === 'a new work' ? folder : before;
  const { files: after, id } = apply(start, change);
  expect(after).not.toEqual(start);
  const inverse = invertChange(change, { before: start, after, id });
  expect(apply(after, inverse).files).toEqual(start);
});
