import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  expectError,
  expectNotice,
  type FaultRow,
  loadChanged,
  RU,
} from '#test/content-problems.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M1 1h30"/></svg>';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
const [small, oblong, large] = await Promise.all([png(64, 64), png(512, 300), png(512, 512)]);

test.each<FaultRow>([
  [
    'broken JSON',
    (d) => d.write('news.json', '[\n  {"id": 1,}\n]'),
    'news.json',
    'line 2, column 11',
    /a comma stands before the closing }: '{"id": 1▸,}'/,
    'remove it',
  ],
  [
    'a field that stands twice',
    (d) => d.write('news.json', d.text('news.json').replace('"id": 1,', '"id": 1,\n"id": 1,')),
    'news.json',
    'post 1, id',
    "'id' stands here twice",
    'keep one',
  ],
  [
    'a file in UTF-16',
    (d) => d.write('news.json', Buffer.from('\ufeff[]', 'utf16le')),
    'news.json',
    '',
    'not UTF-8 from line 1 on',
    'encoding UTF-8',
  ],
  [
    'a file in a Russian Windows encoding',
    (d) => d.write('news.json', Buffer.from([0x5b, 0x0a, 0x22, 0xcf, 0xf0, 0x22, 0x5d])),
    'news.json',
    '',
    'not UTF-8 from line 2 on',
    'encoding UTF-8',
  ],
  ['a missing file', (d) => d.remove('news.json'), 'news.json', '', 'missing', 'restore'],
  [
    'a file that is a link to elsewhere',
    (d) => d.link('news.json', '/etc/hostname'),
    'news.json',
    '',
    'outside the content folder',
    'put the file itself',
  ],
  [
    'a detail image with a broken address',
    (d) => d.set('gallery.json', [0, 'details', 'images', 1], 'http//example.org/a.jpg'),
    'gallery.json',
    'art-2, details.images #2',
    'not an address',
    'in full',
  ],
  [
    'a public address that only this computer knows',
    (d) => d.set('site.json', ['address'], 'http://localhost:4173'),
    'site.json',
    'address',
    'no address at which others can find the site',
    'https://example.org',
  ],
  [
    'a seal that is not there',
    (d) => d.set('site.json', ['seal'], 'logo.svg'),
    'site.json',
    'seal',
    "there is no file 'logo.svg'",
    'beside site.json',
  ],
  [
    'a seal that is another kind of file',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', DRAWING),
    'site.json',
    'seal',
    'is no PNG picture',
    'SVG or a PNG',
  ],
  [
    'a seal that runs a script',
    (d) =>
      d
        .set('site.json', ['seal'], 'logo.svg')
        .write('logo.svg', DRAWING.replace('<path', '<script>1</script><path')),
    'site.json',
    'seal',
    'more than a drawing',
    'without scripts',
  ],
  [
    'a seal that is not square',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', oblong),
    'site.json',
    'seal',
    '512 by 300',
    'square',
  ],
])('refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a seal that is small',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', small),
    'site.json',
    'seal',
    '64 pixels wide',
    'a larger picture',
  ],
  [
    'letters of another script',
    (d) => d.set(RU, ['biography', 'lead'], 'Училась у мастера 陈'),
    RU,
    '',
    'the fonts of the site have no 陈',
    'another font may show them',
  ],
])('notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});

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
