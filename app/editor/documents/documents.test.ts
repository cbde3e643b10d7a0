import { expect, test } from 'vitest';
import type { View } from '#app/editor/view.tsx';
import { applyChange } from '#catalogue/change/apply-change.ts';
import { worksIn } from '#catalogue/change/folder-json.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { changeOf, type EditedDocument } from './document.ts';
import { openDocument } from './open-document.ts';
import type { Values } from './values.ts';

const FILES = new ContentDraft()
  .set('gallery.json', [0, 'owner'], 'Музей')
  .set('news.json', [0, 'guests'], ['Мария'])
  .set('site.json', ['about', 'birthplace'], 'Минск')
  .folder();

const DOCUMENTS: readonly View[] = [
  { show: 'work', id: 2 },
  { show: 'post', id: 1 },
  ...(['about', 'contacts', 'home'] as const).map((show) => ({ show })),
];

function open(view: View, files = FILES): EditedDocument {
  const folder = { files, photos: {} };
  const source = { ...view, folder, nextId: 3, categories: ['landscape'] };
  const editedDocument = openDocument({ ...source, language: 'ru', t: String as never });
  if (!editedDocument) throw new Error('There is no such document');
  return editedDocument;
}

function save(editedDocument: EditedDocument, edit: (values: Values) => void = () => {}) {
  const values = structuredClone(editedDocument.saved ?? editedDocument.blank);
  edit(values);
  const result = applyChange(FILES, changeOf(editedDocument, editedDocument.saved, values));
  if (result.status === 'conflict') throw new Error('Nobody else has changed it');
  return result.files as Readonly<Record<string, Values>>;
}

test.each(DOCUMENTS)('changes nothing of $show when nothing is typed', (view) => {
  expect(save(open(view))).toEqual({});
});

test('keeps fields that the form does not know', () => {
  const work = save(open({ show: 'work', id: 2 }), ({ entry }) => {
    entry.priority = 7;
  });
  expect(work['gallery.json']?.[0]).toMatchObject({ priority: 7, owner: 'Музей' });
  const post = save(open({ show: 'post', id: 1 }), ({ entry }) => {
    entry.title = 'Весна';
  });
  expect(post['news.json']?.[0]).toMatchObject({ title: 'Весна', guests: ['Мария'] });
  const about = save(open({ show: 'about' }), ({ site }) => {
    site.about.portrait = 'new.jpg';
  });
  expect(about['site.json']?.about).toEqual({ portrait: 'new.jpg', birthplace: 'Минск' });
});

test('writes a new work under the next id, in the languages that have a text', () => {
  const files = save(open({ show: 'work' }), ({ texts }) => {
    texts.ru.title = 'Озеро';
  });
  expect(Object.keys(files)).toEqual(['gallery.json', 'locales/ru/gallery.json']);
  expect(files['gallery.json']?.[0]).toMatchObject({ id: 3, title: 'art-3', src: 'ozero-3.jpg' });
});

test.each([
  ['refuses an id that another work has', 'other', false],
  ['refuses a work without a photo', 'same', false, ''],
  ['accepts an id that the work itself took when an answer was lost', 'same', true],
])('%s', (_, key, isAccepted, src = 'cat.jpg') => {
  const files = new ContentDraft().set('gallery.json', [0, 'key'], 'same').folder();
  const { errors } = open({ show: 'work' }, files);
  const values = { entry: { id: worksIn(files)[0]?.id, key, src }, texts: {} };
  expect(errors?.(values).length).toBe(isAccepted ? 0 : 1);
});

test('leaves out what a post does not say', () => {
  const files = save(open({ show: 'post' }), ({ entry }) => {
    entry.exhibition = { from: '2027-03-01', to: '', place: undefined };
    entry.content.images = [];
    entry.content.imagesAlt = ['', ''];
  });
  const { exhibition, content } = files['news.json']?.[0] ?? {};
  expect(exhibition).toEqual({ from: '2027-03-01', place: '' });
  expect(content).toEqual({ text: [] });
});

test('learns only words that the document still has', () => {
  const files = save(open({ show: 'work', id: 2 }), (values) => {
    values.entry.details.date = 'Гродно';
    values.vocabulary = { en: { Гродно: ' Grodno ', Брест: 'Brest' } };
  });
  const { vocabulary } = files['locales/en/translation.json'] ?? {};
  expect(vocabulary).toMatchObject({ Гродно: 'Grodno' });
  expect(vocabulary).not.toHaveProperty('Брест');
});
