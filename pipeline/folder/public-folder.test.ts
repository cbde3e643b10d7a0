import { expect, test } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { expectError, type ProblemRow } from '#test/content-problems.ts';
import { saved } from '#test/saving.ts';
import { readPublicFolder } from './public-folder.ts';

test('publishes files of public, verification pages among them, without hidden ones', async () => {
  const draft = new ContentDraft();
  const files = ['a/press.pdf', 'google12ab.html', 'yandex_12ab.html', '.well-known/security.txt'];
  for (const file of [...files, '.DS_Store', 'a/.git/config']) draft.write(`public/${file}`, 'x');
  const folder = await readPublicFolder(await saved(draft));
  expect(folder).toEqual({ files: expect.arrayContaining(files), findings: [] });
  expect(folder.files).toHaveLength(files.length);
});

test.each<ProblemRow>([
  ['this is a link', 'public/a.txt: ', (d) => d.link('public/a.txt', '/etc/passwd')],
  ['this is a link', 'public: ', (d) => d.link('public', '/etc')],
  ['pages of your own', 'public/a.html: ', (d) => d.write('public/a.html', 'x')],
  ['pages of your own', 'public/a/google1.html: ', (d) => d.write('public/a/google1.html', 'x')],
  [
    'this file has 26 MB; published are at most 25',
    'public/a.pdf: ',
    (d) => d.write('public/a.pdf', Buffer.alloc(25 * 1024 * 1024 + 1)),
  ],
])('refuses: %s', expectError);
