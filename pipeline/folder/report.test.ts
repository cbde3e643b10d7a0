import { expect, onTestFinished, test, vi } from 'vitest';
import { ContentDraft } from '#test/content.fixture.ts';
import { newFolder } from '#test/saving.ts';
import { loadContent } from './check-content.ts';
import { formatReport } from './report.ts';

const counts = { works: 24, posts: 5, photos: 61 };

const notice = (message: string, location: string, file = 'gallery.json') => {
  return { severity: 'notice', file, location, message, remedy: 'add it' } as const;
};

test('joins notices that are equal in three places or more', () => {
  const gesso = [1, 2, 3, 4].map((id) => notice("unknown: 'левкас'", `art-${id}, desc`));
  const lake = [5, 6].map((id) => notice("unknown: 'Нарочь'", `art-${id}, date`));
  expect(formatReport({ problems: [...gesso, ...lake], counts })).toMatchInlineSnapshot(`
    "gallery.json
      notice  art-1, desc; art-2, desc; and 2 more places: unknown: 'левкас'
              → add it
      notice  art-5, date: unknown: 'Нарочь'
              → add it
      notice  art-6, date: unknown: 'Нарочь'
              → add it

    works: 24, posts: 5, photos: 61; errors: 0, notices: 6"
  `);
});

test('shows control characters as codes', () => {
  const problems = [notice('x\u202e', 'y\u0007', 'a\u001b[2J.jpg')];
  const report = formatReport({ problems, counts });
  for (const shown of ['a\\u001b[2J.jpg', 'y\\u0007: x\\u202e']) expect(report).toContain(shown);
});

test('reports in Russian from the summary down to each comma', async () => {
  vi.stubEnv('MESSAGES', 'ru');
  onTestFinished(() => void vi.unstubAllEnvs());
  const draft = new ContentDraft()
    .set('gallery.json', [0, 'category'], 'landscpe')
    .set('gallery.json', [0, 'details', 'desc'], 'холст, масло')
    .write('news.json', '[{ "id": 1 "title": "" }]');
  const report = formatReport(await loadContent(await newFolder(draft)));
  expect(report).toMatchInlineSnapshot(`
    "gallery.json
      ошибка  art-2, category (строка 4): неизвестное слово «landscpe»; может быть, «landscape»?
              → напишите «landscape»
      замеч.  art-2, details.desc (строка 11): размер работы не указан
              → напишите ширину и высоту после материала: «холст, масло, 40х60 см»

    news.json
      ошибка  строка 1: не хватает запятой, или кавычка закрыла текст слишком рано: «[{ "id": 1▸ "title": "" }]»
              → поставьте здесь запятую или напишите кавычки внутри текста как « » или \\"

    работ: 2, новостей: 0, фото: 8; ошибок: 2, замечаний: 1"
  `);
});
