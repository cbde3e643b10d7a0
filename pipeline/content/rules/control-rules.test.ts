import { expect, test } from 'vitest';
import { type Change, expectNotice, loadChanged, RU, RU_WORDS } from '#test/content-problems.ts';

const OVERRIDE = '\u202E';
const ISOLATE = '\u2066';

test.each([
  ['a direction override', `Ре${OVERRIDE}ка`, 'U+202E'],
  ['an isolate that nothing closes', `${ISOLATE}Река`, 'U+2066'],
  ['a closed embedding', '\u202AРека\u202C', 'U+202A, U+202C'],
  ['a control character', 'Ре\u0007ка', 'U+0007'],
])('it notes %s in a title, and leaves it out', async (_, title, codes) => {
  const change: Change = (d) => d.set(RU_WORDS, ['landscape', 'art-2', 'title'], title);
  await expectNotice(change, [
    RU_WORDS,
    'landscape, art-2, title',
    `the text holds invisible control characters (${codes}), which the site leaves out`,
    'remove them',
  ]);
  const { content } = await loadChanged(change);
  expect(content?.words.ru?.gallery.landscape?.['art-2']?.title).toBe('Река');
});

test('it leaves them out of works, posts, interface and site alike', async () => {
  const { content, problems } = await loadChanged((d) =>
    d
      .set('gallery.json', [0, 'details', 'date'], `Крым${OVERRIDE}`)
      .set('news.json', [0, 'content', 'text', 0], `При${OVERRIDE}ходите.`)
      .set('site.json', ['name'], `Анна ${ISOLATE}Иванова`)
      .set(RU, ['gallery'], `Гале${OVERRIDE}рея`),
  );
  expect(problems.map(({ severity, file }) => [severity, file])).toEqual([
    ['notice', 'gallery.json'],
    ['notice', RU],
    ['notice', 'news.json'],
    ['notice', 'site.json'],
  ]);
  expect(content?.works[0]?.details.date).toBe('Крым');
  expect(content?.posts[0]?.content.text).toEqual(['Приходите.']);
  expect(content?.site.name).toBe('Анна Иванова');
  expect(content?.words.ru?.interface.gallery).toBe('Галерея');
});

test('understands texts with invisible characters without a notice', async () => {
  const { content, problems } = await loadChanged((d) =>
    d
      .set(RU_WORDS, ['landscape', 'art-2', 'title'], 'Ре\u00ADка\vу\u00A0леса')
      .set('gallery.json', [0, 'active'], 'true\u200B')
      .set('gallery.json', [0, 'category'], '\uFEFFlandscape'),
  );
  expect(problems).toEqual([]);
  expect(content?.words.ru?.gallery.landscape?.['art-2']?.title).toBe('Река\nу леса');
});
