import { expect, test } from 'vitest';
import { samplePhoto } from '#pipeline/photos/photo.fixture.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import {
  type Change,
  expectError,
  expectNotice,
  loadChanged,
  type ProblemRow,
  RU,
} from '#test/content-problems.ts';
import { newFolder } from '#test/saving.ts';
import { readPublicFolder } from './public-folder.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1"/></svg>';

const png = (width: number, height: number) => samplePhoto({ width, height }).png().toBuffer();
const [small, oblong, large] = await Promise.all([png(64, 64), png(512, 300), png(512, 512)]);

const site = (field: string, value: string): Change => {
  return (d) => d.set('site.json', [field], value);
};
const sealed = (name: string, content: string | Buffer): Change => {
  return (d) => site('seal', name)(d).write(name, content);
};
const lead = (text: string): Change => {
  return (d) => d.set(RU, ['biography', 'lead'], text);
};
const published = (file: string, content: string | Buffer = 'x'): Change => {
  return (d) => d.write(`public/${file}`, content);
};

test.each<ProblemRow>([
  ['others cannot reach the site', 'site.json: address', site('address', 'http://localhost')],
  ["no SVG picture 'a.svg'", 'site.json: seal', site('seal', 'a.svg')],
  ['more than a drawing', 'site.json: seal', sealed('a.svg', DRAWING.replace('<p', '<a/><p'))],
  ['512 by 300', 'site.json: seal', sealed('logo.png', oblong)],
  ['this is a link', 'public/a.txt: ', (d) => d.link('public/a.txt', '/etc/passwd')],
  ['this is a link', 'public: ', (d) => d.link('public', '/etc')],
  ['your own pages', 'public/a.html: ', published('a.html')],
  ['26 MB, and the limit is 25 MB', 'public/a.pdf: ', published('a.pdf', Buffer.alloc(26.3e6))],
])('refuses: %s: %s', expectError);

test.each<ProblemRow>([
  ['64 by 64, and icons are squares', 'site.json: seal', sealed('logo.png', small)],
  ['the fonts of the site do not have 陈', `${RU}: `, lead('Училась у мастера 陈')],
])('notes: %s', expectNotice);

test.each<[string, Change]>([
  ['letters of Kazakh', lead('Әйгерім Құсайынқызы салған көл')],
  ['a drawing as seal', sealed('logo.svg', DRAWING)],
  ['a picture as seal', sealed('logo.png', large)],
])('accepts %s', async (_, change) => {
  expect((await loadChanged(change)).problems).toEqual([]);
});

test('publishes files of public, verification pages among them, without hidden ones', async () => {
  const draft = new ContentDraft();
  const files = ['a/press.pdf', 'google12ab.html', 'yandex_12ab.html', '.well-known/security.txt'];
  for (const file of [...files, '.DS_Store', 'a/.git/config']) draft.write(`public/${file}`, 'x');
  const folder = await readPublicFolder(await newFolder(draft));
  expect(folder).toEqual({ files: expect.arrayContaining(files), findings: [] });
  expect(folder.files).toHaveLength(files.length);
});
