import { expect, test } from 'vitest';
import { type Hashes, type Listing, parseListing, planPublication } from './publish-site.ts';

function plan(built: Hashes, listing: Listing, lost: string[] = []) {
  const found = new Set(Object.keys({ ...listing.files, ...listing.former }));
  for (const name of lost) found.delete(name);
  return planPublication(built, listing, found);
}

const NOTHING = parseListing();

test('sends hashed files, then data, then pages with their compressed forms', () => {
  const built = { 'index.html': '1', 'index.html.br': '1', 'a.json': '1', 'images/a.avif': '1' };
  const { stages, pending, finished } = plan(built, NOTHING);
  expect(stages).toEqual([['images/a.avif'], ['a.json'], ['index.html', 'index.html.br']]);
  expect(Object.keys(pending.files)).toEqual(Object.keys(built));
  expect(finished).toEqual({ files: built, former: {} });
});

test('keeps hashed files for one publication more, unless they are used again', () => {
  const files = { 'images/b.avif': '1', 'old/index.html': '1' };
  const former = { 'images/a.avif': '1', 'images/c.avif': '1' };
  const { stages, removals, finished } = plan({ 'images/a.avif': '1' }, { files, former });
  expect(stages.flat()).toEqual([]);
  expect(removals).toEqual(['images/c.avif', 'old/index.html']);
  expect(finished.former).toEqual({ 'images/b.avif': '1' });
});

test('sends hashed files of an interrupted publication only where they are lost', () => {
  const built = { 'images/a.avif': '1', 'images/b.avif': '1', 'index.html': '1' };
  const { pending } = plan(built, NOTHING);
  const { stages } = plan(built, pending, ['images/b.avif']);
  expect(stages.flat()).toEqual(['images/b.avif', 'index.html']);
});

test('keeps the pictures of pages that only an interrupted publication has sent', () => {
  const second = { 'index.html': '2', 'images/b.avif': '1' };
  const listing = { files: second, former: { 'images/a.avif': '1' } };
  const { pending } = plan({ 'a/index.html': '1', 'images/a.avif': '1' }, listing);
  expect(plan(second, pending).removals).toEqual(['a/index.html']);
});

test('removes the files of an interrupted publication that no later one uses', () => {
  const first = { files: { 'index.html': '1', 'images/a.avif': '1' }, former: {} };
  const { pending } = plan({ 'index.html': '2', 'images/b.avif': '1', 'b.json': '1' }, first);
  const third = plan({ 'index.html': '3' }, pending);
  expect(third.removals).toEqual(['b.json']);
  expect(third.finished.former).toEqual({ 'images/a.avif': '1', 'images/b.avif': '' });
  expect(plan({ 'index.html': '3' }, third.finished).removals).toHaveLength(2);
});

test.each(['', 'not JSON', '{"files":[]}'])('takes %j for a listing without files', (text) => {
  expect(parseListing(text)).toEqual({ files: {}, former: {} });
});
