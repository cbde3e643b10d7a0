import { expect, test } from 'vitest';
import { CHANGES_FIELD, PHOTOS_FIELD } from '#catalogue/add/text-changes.ts';
import { readTextsForm } from './read-texts-form.ts';

const CHANGE = { file: 'news.json', path: [0], after: { id: 2, title: 'Лёд' } };

/** As a browser sends it. */
async function read(changes: string, photo?: string) {
  const form = new FormData();
  form.set(CHANGES_FIELD, changes);
  if (photo !== undefined) form.append(PHOTOS_FIELD, new Blob(['pixels']), photo);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  return readTextsForm(body, sent.headers.get('Content-Type') ?? '');
}

test('it reads changes and photos', async () => {
  const received = await read(JSON.stringify([CHANGE]), 'images/news/news-2.jpg');
  expect(received?.changes).toEqual([CHANGE]);
  expect([...(received?.photos ?? [])].map(([path, content]) => [path, String(content)])).toEqual([
    ['images/news/news-2.jpg', 'pixels'],
  ]);
});

test('it puts a sign in the place of half a character', async () => {
  const received = await read('[{"file":"news.json","path":[0],"after":"\\ud83d"}]');
  expect(received?.changes).toMatchObject([{ after: '\ufffd' }]);
});

test.each([
  ['no changes', '[]', undefined],
  ['no JSON', '[{', undefined],
  ['a change without a value', '[{"file":"news.json","path":[0]}]', undefined],
  ['a photo of a work', JSON.stringify([CHANGE]), 'images/gallery/led.jpg'],
  ['a photo outside of the folder', JSON.stringify([CHANGE]), '../images/news/led.jpg'],
  ['a photo in another folder', JSON.stringify([CHANGE]), 'images/news/../../site.json'],
  ['a name with other letters', JSON.stringify([CHANGE]), 'images/news/ новость.jpg'],
])('it takes nothing with %s', async (_, changes, photo) => {
  expect(await read(changes, photo)).toBeUndefined();
});

test('it takes nothing that is no form', async () => {
  expect(await readTextsForm(Buffer.from('hello'), 'multipart/form-data')).toBeUndefined();
});

test.each<[string, (string | number)[], boolean]>([
  ['news.json', [0], true],
  ['news.json', [], false],
  ['news.json', ['title'], false],
  ['site.json', ['contacts'], true],
  ['site.json', ['publish'], false],
  ['locales/ru/translation.json', ['biography'], true],
  ['locales/sr-Latn/translation.json', ['vocabulary', 'Минск'], true],
  ['locales/ru/translation.json', ['add'], false],
  ['locales/ru/gallery.json', ['biography'], false],
  ['../news.json', [0], false],
])('accepts a change of %s %j only if the studio edits it: %s', async (file, path, isAccepted) => {
  const received = await read(JSON.stringify([{ file, path, after: {} }]));
  expect(received !== undefined).toBe(isAccepted);
});
