import { test } from 'vitest';
import { expectError, type FaultRow } from '#test/content-problems.ts';

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
    'not UTF-8 but UTF-16',
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
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});
