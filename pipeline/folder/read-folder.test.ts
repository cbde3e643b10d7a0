import { expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { type Change, expectError, expectNotice, loadChanged } from '#test/content-problems.ts';
import { loadContent } from './check-content.ts';

const NEWS = new ContentDraft().text('news.json');

const written = (content: string | Buffer, file = 'news.json'): Change => {
  return (d) => d.write(file, content);
};
const insteadOfNews = (file: string): Change => {
  return (d) => d.remove('news.json').write(file, NEWS);
};

const CYRILLIC_1251 = Buffer.from([0x5b, 0x0a, 0x22, 0xcf, 0xf0, 0x22, 0x5d]);

test.each<[message: string, change: Change]>([
  ['not UTF-8 from line 2 on', written(CYRILLIC_1251)],
  ['the file is missing', (d) => d.remove('news.json')],
  ['this is a link', (d) => d.link('news.json', '/etc/hostname')],
  ['a link leads back to itself (ELOOP)', (d) => d.link('news.json', 'news.json')],
  ['missing, but news.json.txt is here', insteadOfNews('news.json.txt')],
  ['missing, but News.json is here', insteadOfNews('News.json')],
])('refuses: %s', (message, change) => expectError(message, 'news.json: ', change));

test.each([
  ['news (1).json', 'news.json'],
  ['locales/ru/gallery - Copy.json', 'gallery.json'],
])('notes %s as a copy of %s', (file, original) =>
  expectNotice(`this seems to be a copy of '${original}'`, `${file}: `, written(NEWS, file)),
);

test.each<[title: string, change: Change]>([
  ['a byte order mark', written(`\ufeff${NEWS}`)],
  ['invisible spaces between the values', written(NEWS.replaceAll('": ', '":\u00a0\u200b'))],
  ['Windows line ends', written(NEWS.replaceAll('\n', '\r\n'))],
  ['other files', (d) => d.write('newsletter.json', '').write('.news.json', '')],
])('accepts %s', async (_, change) => {
  expect((await loadChanged(change)).problems).toEqual([]);
});

test('reports a content folder that is not there', async () => {
  const { problems } = await loadContent('/nowhere/at-all');
  expect(problems).toMatchObject([{ file: '.', remedy: expect.stringContaining('CONTENT_DIR') }]);
});
