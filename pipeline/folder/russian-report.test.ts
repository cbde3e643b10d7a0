import { afterEach, beforeEach, expect, test } from 'vitest';
import { speak } from '#pipeline/messages.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { saved } from '#test/saving.ts';
import { loadContent } from './load-content.ts';
import { formatReport } from './report.ts';

beforeEach(() => speak('ru'));
afterEach(() => speak('en'));

test('it reports in Russian from the summary down to each comma', async () => {
  const draft = new ContentDraft()
    .set('gallery.json', [0, 'category'], 'landscpe')
    .set('gallery.json', [1, 'id'], '1')
    .set('gallery.json', [0, 'details', 'desc'], 'холст, масло')
    .set('site.json', ['colours'], { ink: 'black' })
    .set('site.json', ['publish'], { to: 'server', host: 'example.org' })
    .write('news.json', '[{ "id": 1 "title": "" }]')
    .remove('images/hero/two.jpg')
    .addPhoto('images/gallery/other.jpg');
  const report = formatReport(await loadContent(await saved(draft)), { isColoured: false });
  expect(report).toMatchInlineSnapshot(`
    "gallery.json
      ошибка  art-2, category (строка 4): слово «landscpe»: такого здесь нет; может быть, «landscape»?
              → напишите «landscape»
      замеч.  art-2, details.desc (строка 11): размер работы не указан
              → напишите ширину и высоту после материала: «холст, масло, 40х60 см»
      ошибка  работа № 2 в файле, id (строка 37): номер «1» — не целое положительное число
              → напишите число, например 12, без кавычек

    images/gallery/other.jpg
      замеч.  это фото никому не нужно
              → назовите его там, где ему место, или уберите

    images/news/exhibition.jpg
      замеч.  это фото никому не нужно
              → назовите его там, где ему место, или уберите

    locales/en/gallery.json
      замеч.  animals, art-1 (строка 11): нет работы art-1
              → уберите слова или добавьте работу в gallery.json

    locales/ru/gallery.json
      замеч.  animals, art-1 (строка 11): нет работы art-1
              → уберите слова или добавьте работу в gallery.json

    news.json
      ошибка  строка 1: не хватает запятой, или кавычка закрыла текст слишком рано: «[{ "id": 1▸ "title": "" }]»
              → поставьте здесь запятую или напишите кавычки внутри текста как « » или \\"

    site.json
      ошибка  hero #2 (строка 15): фото «two.jpg» нет в images/hero
              → положите его туда или напишите имя того, которое есть
      ошибка  colours.ink (строка 32): «black» — не цвет
              → напишите как «#a8321f»
      ошибка  publish.folder (строка 34): для «server» нужно поле «folder»
              → добавьте его, например "folder": "/var/www/gallery"

    2 работы, 0 новостей, 7 фото: 6 ошибок, 5 замечаний"
  `);
});
