import { expect, onTestFinished, test, vi } from 'vitest';
import type { Problem } from '#catalogue/check/finding.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { saved } from '#test/saving.ts';
import { loadContent } from './check-content.ts';
import { formatReport } from './report.ts';

const counts = { works: 24, posts: 5, photos: 61 };
const NOTICE = { severity: 'notice', file: 'gallery.json', remedy: 'add it' } as const;

test('it tells once what is to be noted in many places, and how often', () => {
  const unknown = (word: string, place: string): Problem => ({
    ...{ ...NOTICE, place },
    message: `the vocabulary does not know '${word}'`,
  });
  const noted = [
    ...[1, 2, 3, 4].map((id) => unknown('левкас', `art-${id}, details.desc`)),
    ...[5, 6].map((id) => unknown('Нарочь', `art-${id}, details.date`)),
  ];
  expect(formatReport({ problems: noted, counts })).toMatchInlineSnapshot(`
    "gallery.json
      notice  art-1, details.desc; art-2, details.desc; and 2 more places: the vocabulary does not know 'левкас'
              → add it
      notice  art-5, details.date: the vocabulary does not know 'Нарочь'
              → add it
      notice  art-6, details.date: the vocabulary does not know 'Нарочь'
              → add it

    works: 24, posts: 5, photos: 61; errors: 0, notices: 6"
  `);
});

test('it shows signs that would steer the terminal as codes', () => {
  const problem = {
    ...NOTICE,
    file: 'a\u001b[2J.jpg',
    place: '',
    message: 'x\u202e',
    remedy: '\n',
  };
  const report = formatReport({ problems: [problem], counts });
  expect(report).toContain('a\\u001b[2J.jpg');
  expect(report).toContain('x\\u202e');
  expect(report).toContain('→ \\u000a');
});

test('it reports in Russian from the summary down to each comma', async () => {
  vi.stubEnv('MESSAGES', 'ru');
  onTestFinished(() => void vi.unstubAllEnvs());
  const draft = new ContentDraft()
    .set('gallery.json', [0, 'category'], 'landscpe')
    .set('gallery.json', [0, 'details', 'desc'], 'холст, масло')
    .write('news.json', '[{ "id": 1 "title": "" }]');
  const report = formatReport(await loadContent(await saved(draft)));
  expect(report).toMatchInlineSnapshot(`
    "gallery.json
      ошибка  art-2, category (строка 4): слово «landscpe»: такого здесь нет; может быть, «landscape»?
              → напишите «landscape»
      замеч.  art-2, details.desc (строка 11): размер работы не указан
              → напишите ширину и высоту после материала: «холст, масло, 40х60 см»

    news.json
      ошибка  строка 1: не хватает запятой, или кавычка закрыла текст слишком рано: «[{ "id": 1▸ "title": "" }]»
              → поставьте здесь запятую или напишите кавычки внутри текста как « » или \\"

    работ: 2, новостей: 0, фото: 8; ошибок: 2, замечаний: 1"
  `);
});
