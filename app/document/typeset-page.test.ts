import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { dataText } from '#catalogue/metadata/markup.ts';
import { typesetCards, typesetItems, typesetLabels, typesetPage } from './typeset-page.ts';

/** A no-break space, as the tables below show it. */
const shown = (text: string) => text.replaceAll('\u00a0', '·');

function setBody(body: string, language = 'ru'): string {
  const head = `<head><title>Варя в шляпе</title></head>`;
  const html = `<!DOCTYPE html><html lang="${language}">${head}<body>${body}</body></html>`;
  return shown(typesetPage(html, language)).replace(/^.*<body>|<\/body>.*$/gs, '');
}

test.each([
  ['a text by the language of its page', '<p>Дом в лесу</p>', '<p>Дом в·лесу</p>'],
  [
    'a text by the language that it is marked with',
    '<p lang="en">A "house"<b lang="ru">в "лесу"</b></p>',
    '<p lang="en">A·“house”<b lang="ru">в·«лесу»</b></p>',
  ],
  [
    'a word before a link',
    '<p>Дом в <a href="/">лесу</a></p>',
    '<p>Дом в·<a href="/">лесу</a></p>',
  ],
  [
    'what only visitors without scripts read',
    '<noscript><p>Дом в лесу</p></noscript>',
    '<noscript><p>Дом в·лесу</p></noscript>',
  ],
  [
    'what follows upon the tool',
    '<div id="add"><p>Дом в лесу</p><img/></div><p>Дом в лесу</p>',
    '<div id="add"><p>Дом в лесу</p><img/></div><p>Дом в·лесу</p>',
  ],
  [
    'a text whose element speaks of languages in a value',
    '<p title="&lt;p lang=&quot;be&quot;&gt;" hreflang="be">Дом в лесу</p>',
    '<p title="&lt;p lang=&quot;be&quot;&gt;" hreflang="be">Дом в·лесу</p>',
  ],
  [
    'signs of markup as text',
    '<p>&lt;b&gt; в &amp;nbsp; &quot;а&quot;</p>',
    '<p>&lt;b&gt; в·&amp;nbsp; «а»</p>',
  ],
])('it sets %s', (_, body, set) => {
  expect(setBody(body)).toBe(set);
});

test.each([
  ['attributes', '<img alt="Дом в лесу" data-words="Дом в лесу"/>'],
  ['scripts', '<script>const дом = "я в лесу";</script>'],
  ['structured data', '<script type="application/ld+json">{"name":"Дом в лесу"}</script>'],
  ['what is typed', '<textarea>Дом в лесу</textarea>'],
  ['the tool, which wakes on what React has made', '<div id="add"><p>Дом в лесу</p></div>'],
  ['another language', '<p lang="be">Дом в лесу</p>'],
  ['what has nothing to bind, as it is written', '<p>5&nbsp;&gt; 4<!-- -->!&#x27;</p>'],
])('it leaves alone %s', (_, body) => {
  expect(setBody(body)).toBe(body);
});

/** A soft hyphen besides. */
const parted = (text: string) => text.replaceAll('\u00ad', '|');

test.each([
  ['a heading', '<h1>Библиотечный кот</h1>', '<h1>Биб|лио|теч|ный кот</h1>'],
  [
    'a title by the language that it is marked with',
    '<span data-title=""><b lang="en">Pomegranates</b></span>',
    '<span data-title=""><b lang="en">Pome|gran|ates</b></span>',
  ],
  ['no other text', '<p>Библиотечный кот</p>', '<p>Библиотечный кот</p>'],
])('it lets the long words part of %s', (_, body, set) => {
  expect(parted(setBody(body))).toBe(set);
});

test('it lets the long words of a card part where they are shown, and not where they are told', () => {
  const card = { title: { text: 'Библиотечный кот', language: 'ru' }, desc: 'Библиотечный кот' };
  const [work] = typesetCards({ works: [{ card }] } as never, 'ru').works;
  expect(work?.card).toEqual({
    title: {
      text: 'Библиотечный кот',
      shown: 'Биб\u00adлио\u00adтеч\u00adный кот',
      language: 'ru',
    },
    desc: 'Библиотечный кот',
  });
});

test('it leaves the head alone', () => {
  const html = '<!DOCTYPE html><html lang="ru"><head><title>Варя в шляпе</title></head></html>';
  expect(typesetPage(html, 'ru')).toBe(html);
});

const item = {
  title: { text: 'A house in a wood', language: 'en' },
  facts: ['бумага, 30 × 40 см'],
  photo: { name: 'дом в лесу' },
  page: '/дом в лесу',
};

test('it sets what a lightbox says of a work, and no address', () => {
  const items = typesetItems([item] as never, 'ru');
  expect(shown(JSON.stringify(items))).toBe(
    shown(
      JSON.stringify([
        {
          photo: item.photo,
          page: item.page,
          title: { text: 'A·house in·a·wood', language: 'en' },
          facts: ['бумага, 30·×·40·см'],
        },
      ]),
    ),
  );
});

test('it sets what a lightbox says itself', () => {
  const set = typesetLabels(
    { helpLines: ['Шаг в сторону'], seriesHelpLines: ['И всё'], failed: 'И всё' } as never,
    'ru',
  );
  expect(shown(JSON.stringify(set))).toBe(
    shown(
      JSON.stringify({
        helpLines: ['Шаг в·сторону'],
        seriesHelpLines: ['И·всё'],
        failed: 'И·всё',
      }),
    ),
  );
});

test('it sets the data of the lightbox in a page', () => {
  const source = { query: 'photo', items: [item], labels: '/words in a file.json' };
  const body = `<script type="application/json" id="lightbox-data">${dataText(source)}</script>`;
  const set = setBody(body);
  for (const words of [
    'A·house in·a·wood',
    '30·×·40·см',
    '"дом в лесу"',
    '/words in a file.json',
  ]) {
    expect(set).toContain(words);
  }
});

test('it sets what the selection of a visitor says', () => {
  const data = dataText({
    empty: 'Знак у картины',
    wall: 'по {{gap}} см',
    sheets: { list: 'В ряд' },
  });
  const set = setBody(`<script type="application/json" id="selection-data">${data}</script>`);
  for (const words of ['Знак у·картины', 'по·{{gap}}', 'В·ряд']) expect(set).toContain(words);
});

test('it keeps no page in memory for the texts that it remembers', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const PAGES = 50;
  const PAGE_MB = 1;
  const held = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = held();
  for (let page = 0; page < PAGES; page += 1) {
    // In a script, since long texts take long to set.
    const rest = `<script>${String(page % 10).repeat(PAGE_MB * 1e6)}</script>`;
    setBody(`<p>The painting number ${page} of all.</p>${rest}`, 'en');
  }
  expect(held() - before).toBeLessThan((PAGES * PAGE_MB) / 2);
});
