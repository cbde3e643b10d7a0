import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import {
  expectError,
  expectNotice,
  loadChanged,
  type ProblemRow,
  RU,
} from '#test/content-problems.ts';
import { saved } from '#test/saving.ts';
import { readPublicFolder } from './public-folder.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M1 1h30"/></svg>';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
const [small, oblong, large] = await Promise.all([png(64, 64), png(512, 300), png(512, 512)]);

test.each<ProblemRow>([
  [
    'not an address',
    'gallery.json: art-2, details.images #2',
    (d) => d.set('gallery.json', [0, 'details', 'images', 1], 'http//example.org/a.jpg'),
  ],
  [
    'no address at which others can find the site',
    'site.json: address',
    (d) => d.set('site.json', ['address'], 'http://localhost:4173'),
  ],
  [
    "there is no file 'logo.svg'",
    'site.json: seal',
    (d) => d.set('site.json', ['seal'], 'logo.svg'),
  ],
  [
    'is no PNG picture',
    'site.json: seal',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', DRAWING),
  ],
  [
    'more than a drawing',
    'site.json: seal',
    (d) =>
      d
        .set('site.json', ['seal'], 'logo.svg')
        .write('logo.svg', DRAWING.replace('<path', '<script>1</script><path')),
  ],
  [
    '512 by 300',
    'site.json: seal',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', oblong),
  ],

  ['this is a link', 'public/a.txt: ', (d) => d.link('public/a.txt', '/etc/passwd')],
  ['this is a link', 'public: ', (d) => d.link('public', '/etc')],
  ['pages of your own', 'public/a.html: ', (d) => d.write('public/a.html', 'x')],
  ['pages of your own', 'public/a/google1.html: ', (d) => d.write('public/a/google1.html', 'x')],
  [
    'this file has 26 MB; published are at most 25',
    'public/a.pdf: ',
    (d) => d.write('public/a.pdf', Buffer.alloc(25 * 1024 * 1024 + 1)),
  ],
])('refuses: %s: %s', expectError);

test.each<ProblemRow>([
  [
    '64 by 64, and icons are squares',
    'site.json: seal',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', small),
  ],
  [
    'the fonts of the site have no 陈',
    'locales/ru/translation.json: ',
    (d) => d.set(RU, ['biography', 'lead'], 'Училась у мастера 陈'),
  ],
])('notes: %s', expectNotice);

test.each([
  ['Kazakh', 'Әйгерім Құсайынқызы салған көл'],
  ['Tatar', 'Җиләк җыючы кыз, Үзәк өлкә'],
  ['Serbian', 'Ђорђе слика њиве и љиљане'],
  ['Polish', 'Zażółć gęślą jaźń'],
])('accepts letters of %s', async (_, text) => {
  const { problems } = await loadChanged((d) => d.set(RU, ['biography', 'lead'], text));
  expect(problems).toEqual([]);
});

test.each([
  ['logo.svg', DRAWING],
  ['logo.png', large],
])('accepts the seal %s', async (seal, file) => {
  const { problems, content } = await loadChanged((d) =>
    d.set('site.json', ['seal'], seal).write(seal, file),
  );
  expect(problems).toEqual([]);
  expect(content?.site).toMatchObject({ seal });
});

test('publishes files of public, verification pages among them, without hidden ones', async () => {
  const draft = new ContentDraft();
  const files = ['a/press.pdf', 'google12ab.html', 'yandex_12ab.html', '.well-known/security.txt'];
  for (const file of [...files, '.DS_Store', 'a/.git/config']) draft.write(`public/${file}`, 'x');
  const folder = await readPublicFolder(await saved(draft));
  expect(folder).toEqual({ files: expect.arrayContaining(files), findings: [] });
  expect(folder.files).toHaveLength(files.length);
});
