import { describe, expect, test } from 'vitest';
import { LABELS } from '#catalogue/words/labels.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { checkFolder } from './check-folder.ts';
import { describeFinding, type MessageLanguage } from './finding.ts';

/** New values by `file/path/in/the/file`; `undefined` removes a field. */
type Change = Readonly<Record<string, unknown>>;

/** The finding is `file/path: message → remedy`, or a part of it. */
type Row = readonly [change: Change, finding: string];

const WORKS = 'gallery.json';
const NEWS = 'news.json/0';
const SITE = 'site.json';
const RU = 'locales/ru/translation.json';
const EN = 'locales/en/translation.json';
const KK = 'locales/kk/translation.json';
const RU_TEXTS = 'locales/ru/gallery.json';
const EN_TEXTS = 'locales/en/gallery.json';

function split(place: string): [file: string, path: string[]] {
  const [file = '', path = ''] = place.split(/(?<=\.json)\/?/);
  return [file, path === '' ? [] : path.split('/')];
}

function check(change: Change) {
  const draft = new ContentDraft();
  const whole: Record<string, unknown> = {};
  for (const [place, value] of Object.entries(change)) {
    const [file, path] = split(place);
    if (path.length === 0) whole[file] = value;
    else if (value === undefined) draft.unset(file, path);
    else draft.set(file, path, structuredClone(value));
  }
  return checkFolder({ ...draft.folder(), ...whole });
}

function found(change: Change, severity?: string, language: MessageLanguage = 'en') {
  const { findings } = check(change);
  const asked = findings.filter((finding) => !severity || finding.severity === severity);
  return asked.map((finding) => {
    const { message, remedy } = describeFinding(finding, language);
    return `${[finding.file, ...finding.path].join('/')}: ${message} → ${remedy}`;
  });
}

test('finds nothing in a sound folder', () => {
  expect(found({})).toEqual([]);
});

describe('refuses', () => {
  test.each<Row>([
    // Kinds and forms of values.
    [{ [SITE]: [] }, `${SITE}: this must be fields in curly brackets { }, not [] → replace it by`],
    [
      { [`${SITE}/sponsor`]: 'Ivanov' },
      `${SITE}/sponsor: unknown field 'sponsor' → remove it; known here are version, name,`,
    ],
    [
      { [`${WORKS}/0/src`]: undefined, [`${WORKS}/0/scr`]: 'river.jpg' },
      `${WORKS}/0/scr: unknown field 'scr', did you mean 'src'? → use 'src'`,
    ],
    [
      { [`${WORKS}/0/titel`]: 'art-2' },
      `${WORKS}/0/titel: unknown field 'titel', did you mean 'title'? → remove it, 'title' is there`,
    ],
    [
      { [`${NEWS}/content`]: undefined },
      `${NEWS}/content: 'content' is missing → add the field 'content' with fields in curly`,
    ],
    [
      { [`${WORKS}/0/active`]: true },
      `${WORKS}/0/active: this must be a text in quotation marks, not true → replace it by a text`,
    ],
    [
      { [`${NEWS}/id`]: '1' },
      `${NEWS}/id: the id '1' is not a positive whole number → write a number such as 12, without`,
    ],
    [
      { [`${NEWS}/id`]: 1e21 },
      `${NEWS}/id: the id '1e+21' is too large → write a number from 1 to 9007199254740991`,
    ],
    [
      { [`${WORKS}/0/category`]: 'landscapes' },
      `${WORKS}/0/category: unknown word 'landscapes', did you mean 'landscape'? → use 'landscape'`,
    ],
    [
      { [`${WORKS}/0/category`]: 'sea' },
      `${WORKS}/0/category: unknown word 'sea' → use one of flowers_birds, landscape`,
    ],
    [
      { [`${WORKS}/0/availability`]: 'solt' },
      `${WORKS}/0/availability: unknown word 'solt', did you mean 'sold'? → use 'sold'`,
    ],
    [
      { [`${WORKS}/0/priority`]: Number.POSITIVE_INFINITY },
      `${WORKS}/0/priority: this number is too large → write a smaller number`,
    ],
    [
      { [`${WORKS}/0/details/text/0/at`]: 120 },
      `${WORKS}/0/details/text/0/at: '120' is no part of a scroll → write percent of its length`,
    ],
    [
      { [`${WORKS}/0/details/average_color`]: [1, 2, 300] },
      `${WORKS}/0/details/average_color/2: a colour is three whole numbers from 0 to 255 → write`,
    ],
    [{ [`${SITE}/closeUp`]: 9000 }, `${SITE}/closeUp: '9000' cannot be the longest side of a`],
    [{ [`${SITE}/hero`]: [] }, `${SITE}/hero: this is empty → fill it in`],
    [
      { [`${SITE}/hero`]: Array(10).fill('one.jpg') },
      `${SITE}/hero: 'hero' has 10 photos → name one to 9`,
    ],
    [
      { [`${SITE}/hero/0`]: ['one.jpg', 'two.jpg'] },
      `${SITE}/hero/0: this must be fields in curly brackets { }, not ["one.jpg","two.jpg"]`,
    ],
    [
      { [`${SITE}/hero/0`]: { picture: 'one.jpg' } },
      `${SITE}/hero/0/portrait: 'portrait' is missing → add the field 'portrait' with a text`,
    ],
    [{ [`${SITE}/name`]: '' }, `${SITE}/name: this is empty → fill it in`],
    [
      { [`${SITE}/contacts/email`]: 'anna(at)example.org' },
      `${SITE}/contacts/email: 'anna(at)example.org' is not an e-mail address → write it like name@`,
    ],
    ...['8 (029) 123-45-67', '29 123-45-67'].map(
      (phone): Row => [
        { [`${SITE}/contacts/phone`]: phone },
        `${SITE}/contacts/phone: '${phone}' is not a telephone number with the code of its country → write it like +375`,
      ],
    ),
    [
      { [`${SITE}/contacts/whatsapp`]: '375 29' },
      `${SITE}/contacts/whatsapp: '375 29' is not a telephone number`,
    ],
    [
      { [`${SITE}/contacts`]: {} },
      `${SITE}/contacts: 'contacts' is empty → name at least one of vk, instagram, email`,
    ],
    [{ [`${SITE}/colours`]: { accent: 'red' } }, `${SITE}/colours/accent: 'red' is not a colour`],
    [{ [`${SITE}/seal`]: '../logo.svg' }, `${SITE}/seal: '../logo.svg' is not the name of an SVG`],
    [
      { [`${SITE}/categories/Море`]: 'tile.jpg' },
      `${SITE}/categories/Море: 'Море' cannot stand in an address → write it in small Latin letters`,
    ],
    [
      { [`${SITE}/languages`]: ['ru', 'add'], [`${RU}/biography/text/1`]: undefined },
      `${SITE}/languages/1: 'add' is no language → write it like 'en', 'kk' or 'sr-Latn'`,
    ],
    [{ [`${SITE}/languages`]: [] }, `${SITE}/languages: the list of languages is empty, or names`],
    [{ [`${SITE}/languages`]: ['ru', 'en', 'ru'] }, `${SITE}/languages: the list of languages is`],
    [
      { [`${NEWS}/exhibition`]: { place: 'Минск', from: '12 марта' } },
      `${NEWS}/exhibition/from: '12 марта' is not a day → write it like '2027-03-12'`,
    ],
    [
      { [`${RU_TEXTS}/animals/art1`]: { title: 'Кот' } },
      `${RU_TEXTS}/animals/art1: 'art1' is not the key of a work → write it like 'art-12'`,
    ],
    [
      { [`${RU_TEXTS}/landscape/art-2/text/one`]: 'Утро' },
      `${RU_TEXTS}/landscape/art-2/text/one: 'one' is not the number of a text → number texts "1"`,
    ],
    [
      { [`${EN}/about`]: undefined, [`${EN}/abuot`]: 'About' },
      `${EN}/abuot: unknown field 'abuot', did you mean 'about'? → use 'about'`,
    ],
    [
      { [`${EN}/lightbox`]: { previuos: 'Back' } },
      `${EN}/lightbox/previuos: unknown field 'previuos', did you mean 'previous'?`,
    ],

    // Entries.
    [
      { [`${WORKS}/1/id`]: 2, [`${WORKS}/1/title`]: 'art-2' },
      `${WORKS}/1/id: the id 2 is used twice, first by entry no. 1 of the file → use a free id, such as 3`,
    ],
    [
      { [`${WORKS}/0/key`]: 'k1', [`${WORKS}/1/key`]: 'k1' },
      `${WORKS}/1/key: the key 'k1' is used twice, first by entry no. 1 of the file → remove 'key'`,
    ],
    [
      { [`${WORKS}/0/title`]: 'art-7' },
      `${WORKS}/0/title: the title 'art-7' is not the key of this work → write 'art-2'`,
    ],
    [
      { [`${NEWS}/translations`]: { en: { imagesAlt: ['A', 'B', 'C', 'D'] } } },
      `${NEWS}/translations/en/imagesAlt: 4 descriptions for 1 photos → write one for each of`,
    ],
    [
      { [`${RU_TEXTS}/animals/art-1/imagesAlt`]: ['Хвост'] },
      `${RU_TEXTS}/animals/art-1/imagesAlt: 1 descriptions for 0 photos → write one for each of`,
    ],
    [
      { [`${NEWS}/exhibition`]: { place: 'Минск', from: '2027-02-30' } },
      `${NEWS}/exhibition/from: '2027-02-30' is not a day → write it like '2027-03-12'`,
    ],
    [
      { [`${NEWS}/exhibition`]: { place: 'Минск', from: '2027-03-12', to: '2027-03-11' } },
      `${NEWS}/exhibition/to: the exhibition ends on '2027-03-11', before it begins → write '2027-03-12'`,
    ],
    [{ [`${NEWS}/works`]: [1, 99] }, `${NEWS}/works/1: there is no work 99 → write the id of a`],
    [
      { [`${RU_TEXTS}/dzen/art-1`]: { title: 'Кот' } },
      `${RU_TEXTS}/dzen/art-1: the words of art-1 stand under 'dzen', but the work is in 'animals' →`,
    ],
    [
      { [`${RU_TEXTS}/landscape/art-2/title`]: 'Ре\ud800ка' },
      `${RU_TEXTS}/landscape/art-2/title: half of a character is missing: 'Ре\ufffdка' → write the`,
    ],

    // Links and videos.
    [
      { [`${SITE}/links/shop`]: 'javascript:alert(1)' },
      `${SITE}/links/shop: the address 'javascript:alert(1)' starts with 'javascript:' → use an address that starts with https: or mailto:`,
    ],
    [
      { [`${SITE}/links/shop`]: 'https://vk.com@example.org' },
      `${SITE}/links/shop: the address 'https://vk.com@example.org' hides its host behind a user`,
    ],
    [
      { [`${SITE}/links/shop`]: 'my shop' },
      `${SITE}/links/shop: 'my shop' is not an address → write it in full, like https://`,
    ],
    ...[
      ['vk', '@painter', 'VK page → write it like https://vk.com/painter'],
      ['vk', 'https://vk.com/feed', 'VK page → write it like https://vk.com/painter'],
      ['vk', 'http://m.vk.com/lena', 'VK page → write it like https://vk.com/lena'],
      ['telegram', 't.me/lena', 'Telegram page → write it like https://t.me/lena'],
      ['telegram', 'https://t.me/lena/15', 'Telegram page → write it like https://t.me/lena'],
      ['telegram', 'https://vk.com/lena', 'Telegram page → write it like https://t.me/painter'],
    ].map(
      ([service, url, finding]): Row => [
        { [`${SITE}/contacts/${service}`]: url },
        `${SITE}/contacts/${service}: '${url}' is not the address of a ${finding}`,
      ],
    ),
    [
      { [`${WORKS}/0/details/vk_videos/0`]: 'https://example.org/video/1' },
      `${WORKS}/0/details/vk_videos/0: 'https://example.org/video/1' is neither a VK nor a YouTube video → copy the address from the page of the video, like https://vk.com/video-123_456`,
    ],
    [
      { [`${WORKS}/0/details/vk_videos/0`]: 'rutube.ru/video/1' },
      `${WORKS}/0/details/vk_videos/0: 'rutube.ru/video/1' is a Rutube video, which the site cannot show → upload it to VK or YouTube`,
    ],
    [
      { [`${WORKS}/0/details/yt_videos/0`]: 'https://vimeo.com/1' },
      `${WORKS}/0/details/yt_videos/0: 'https://vimeo.com/1' is a Vimeo video`,
    ],
    [
      { [`${NEWS}/content/vk_videos/0`]: 'https://vkvideo.ru/playlist/-9_3' },
      `${NEWS}/content/vk_videos/0: 'https://vkvideo.ru/playlist/-9_3' is a playlist → open one video of it, and copy the address of that video, like https://vk.com/video-123_456`,
    ],
    [
      { [`${WORKS}/0/details/vk_videos/0`]: 'https://youtu.be/aB3-dE5_gH7' },
      `${WORKS}/0/details/vk_videos/0: 'https://youtu.be/aB3-dE5_gH7' is a YouTube video → move it to 'yt_videos'`,
    ],
    [
      { [`${NEWS}/content/vk_videos/0`]: 'https://youtu.be/aB3-dE5_gH7' },
      `${NEWS}/content/vk_videos/0: 'https://youtu.be/aB3-dE5_gH7' is a YouTube video, but news posts show VK`,
    ],
    [
      { [`${NEWS}/content/text`]: ['[тут](javascript:alert`1`)'] },
      `${NEWS}/content/text/0: the address 'javascript:alert\`1\`' starts with 'javascript:'`,
    ],
    [
      { [`${RU_TEXTS}/landscape/art-2/text/1`]: '[тут](example.org)' },
      `${RU_TEXTS}/landscape/art-2/text/1: 'example.org' is not an address → write it in full, like`,
    ],
    [
      { [`${EN}/biography/lead`]: 'See [this](/gallery/landscape/77).' },
      `${EN}/biography/lead: the site has no page '/gallery/landscape/77' → write it like`,
    ],
    [
      { [`${EN}/biography/lead`]: 'See [this](/en/gallery/landscape/77).' },
      `${EN}/biography/lead: the site has no page '/en/gallery/landscape/77' → write it like`,
    ],

    // Settings of the site.
    [
      { [`${SITE}/colours`]: { ink: '#999999' } },
      `${SITE}/colours/ink: #999999 on the paper #f6f2ea has a contrast of 2.6 to 1; to be read it needs 4.5 → make 'ink' darker`,
    ],
    [
      { [`${SITE}/colours`]: { paper: '#101010', ink: '#ffffff' } },
      `${SITE}/colours/paper: the paper #101010 is not lighter than the ink #ffffff → choose`,
    ],
    [
      { [`${SITE}/publish`]: { to: 'server', host: 'elena@example.org' } },
      `${SITE}/publish/folder: 'server' needs the field 'folder' → add it, like "folder": "/var/www/gallery"`,
    ],
    [
      { [`${SITE}/publish`]: { to: 'storage', bucket: 'paintings', site: 'elena' } },
      `${SITE}/publish/site: 'site' does not belong to 'storage' → remove it, or choose another`,
    ],
    [
      { [`${SITE}/publish`]: { to: 'server', host: '-oProxyCommand=x', folder: '/srv' } },
      `${SITE}/publish/host: '-oProxyCommand=x' cannot stand here → use letters, digits and`,
    ],
  ])('%j', (change, finding) => {
    expect(found(change, 'error')).toEqual([expect.stringContaining(finding)]);
  });
});

describe('notes', () => {
  test.each<Row>([
    [
      { [`${WORKS}/0/owner`]: 'Ivanov' },
      `${WORKS}/0/owner: unknown field 'owner' → the site does not use it; known here are id,`,
    ],
    [
      { [`${RU}/greetingOfThePast`]: 'Привет' },
      `${RU}/greetingOfThePast: unknown field 'greetingOfThePast' → the site does not use it`,
    ],
    [
      { [`${WORKS}/1/details/vk_videos`]: [''] },
      `${WORKS}/1/details/vk_videos/0: this entry of the list is empty → remove it`,
    ],
    [
      { [`${NEWS}/content/text/1`]: ' ' },
      `${NEWS}/content/text/1: this entry of the list is empty`,
    ],
    [
      { [`${WORKS}/1/active`]: 'false' },
      `${WORKS}/1/active: the work is unlisted: 'active' is 'false' → to show it in the gallery`,
    ],
    [
      { [`${WORKS}/1/active`]: undefined },
      `${WORKS}/1/active: the work is unlisted: it has no 'active' → to show it in the gallery`,
    ],
    [
      { [`${WORKS}/0/availability`]: 'sold', [`${WORKS}/0/collection`]: 'Минск' },
      `${WORKS}/0/collection: the collection is not shown: 'availability' does not say`,
    ],
    [
      { [`${WORKS}/0/availability`]: 'collection', [`${WORKS}/0/collection`]: 'Замок' },
      `${WORKS}/0/collection: the vocabulary does not know 'Замок' → add 'Замок' to 'vocabulary' in ${EN}`,
    ],
    [
      { [`${WORKS}/0/details/desc`]: 'холст, масло' },
      `${WORKS}/0/details/desc: the size of the work is not given → write width and height`,
    ],
    [
      { [`${WORKS}/0/details/desc`]: 'холст, масло, 60 см' },
      `${WORKS}/0/details/desc: the size has one measure only → write width and height`,
    ],
    [
      { [`${WORKS}/0/details/desc`]: 'холст, масло, 800х600' },
      `${WORKS}/0/details/desc: it is not certain what '800х600' is measured in → write the unit, like '800х600 мм'`,
    ],
    [
      { [`${WORKS}/0/details/desc`]: 'холст, масло, 3х60х80 см' },
      `${WORKS}/0/details/desc: a work of several parts is not shown on the wall to scale →`,
    ],
    [
      { [`${WORKS}/0/details/desc`]: 'Крым, масло, 40х60 см' },
      `${WORKS}/0/details/desc: 'Крым' is no technique or ground that works are found by → where it can be said so, write масло,`,
    ],
    [
      { [`${WORKS}/0/details/date`]: 'Крым, 2010–2012' },
      `${WORKS}/0/details/date: the year is not certain: 'Крым, 2010–2012' → to have the work among`,
    ],
    [
      { [`${WORKS}/0/details/date`]: 'Симеиз, июнь 2019' },
      `${WORKS}/0/details/date: the vocabulary does not know 'Симеиз' → add 'Симеиз' to`,
    ],
    [
      { [`${NEWS}/exhibition`]: { from: '2027-03-12', place: 'Полоцк' } },
      `${NEWS}/exhibition/place: the vocabulary does not know 'Полоцк' → add 'Полоцк'`,
    ],
    [
      { [`${SITE}/publish`]: { to: 'netlify', site: 'elena-gallery' } },
      `${SITE}/publish/to: npm run publish no longer brings sites to 'netlify' → run npm run build, then netlify deploy --prod --dir build/client`,
    ],

    // Texts of works and their translations.
    [
      { [`${WORKS}/0/details/text/1`]: { content: '{{2}}' } },
      `${WORKS}/0/details/text/1/content: the placeholder {{2}} has no text in any language → add text "2" to ${RU_TEXTS} under 'landscape', 'art-2'; until then the page shows {{2}}`,
    ],
    [
      { [`${EN_TEXTS}/animals/art-1/title`]: ' ' },
      `${EN_TEXTS}/animals/art-1/title: the English title is missing → translate it; until then the Russian one`,
    ],
    [
      { [`${RU_TEXTS}/animals/art-1/title`]: '' },
      `${RU_TEXTS}/animals/art-1/title: the Russian title is missing → add it`,
    ],
    [
      { [`${RU_TEXTS}/animals/art-1/title`]: '', [`${EN_TEXTS}/animals/art-1/title`]: '' },
      `${RU_TEXTS}/animals/art-1/title: the title is empty → add a title, or leave it: 'Без названия'`,
    ],
    [
      { [`${RU_TEXTS}/animals/art-1/title`]: 'Кот спит. '.repeat(500) },
      `${RU_TEXTS}/animals/art-1/title: the title has 4999 characters: page titles and link previews show only 100 → shorten`,
    ],
    [
      { [`${EN_TEXTS}/landscape/art-2/text`]: undefined },
      `${EN_TEXTS}/landscape/art-2/text/1: the English text 1 is missing → translate it; until`,
    ],
    [
      { [`${WORKS}/0/details/text`]: [] },
      `${RU_TEXTS}/landscape/art-2/text/1: no page shows text 1 → add {{1}} to the details.text`,
    ],
    [
      { [`${RU_TEXTS}/dzen/art-99`]: { title: 'Дым' } },
      `${RU_TEXTS}/dzen/art-99: there is no work art-99 → remove the words, or add the work`,
    ],
    [
      { [`${RU}/biography/text/2`]: 'Живёт в Крыму' },
      `${EN}/biography/text/2: the English text is missing → translate it`,
    ],
    [
      { [`${EN}/category`]: { sea: 'Sea' } },
      `${EN}/category/sea: there is no category 'sea' → add it to 'categories' in site.json`,
    ],

    // The vocabulary.
    [
      { [`${EN}/vocabulary/уголь`]: 'уголь' },
      `${EN}/vocabulary/уголь: the translation 'уголь' is Russian → write the English word`,
    ],
    [
      { [`${EN}/vocabulary/charcoal`]: 'burnt wood' },
      `${EN}/vocabulary/charcoal: the phrase 'charcoal' is not Russian → write the Russian phrase first and the English one`,
    ],
    [
      { [`${EN}/vocabulary/charcoal`]: 'уголь' },
      `${EN}/vocabulary/charcoal: 'charcoal' and 'уголь' are swapped → write the Russian phrase first: "уголь": "charcoal"`,
    ],
    [
      { [`${EN}/vocabulary/уголь`]: '' },
      `${EN}/vocabulary/уголь: 'уголь' has no translation → write the English word`,
    ],

    // Any text.
    [
      { [`${RU_TEXTS}/landscape/art-2/title`]: '\u202AРе\u0007ка' },
      `${RU_TEXTS}/landscape/art-2/title: the text holds invisible characters: U+202A after '', U+0007 after '\u202AРе' → remove`,
    ],
    [
      { [`${WORKS}/0/details/desc`]: 'холст, мaсло, 80х60 см' },
      `${WORKS}/0/details/desc: letter 2 of 'мaсло', 'a', is Latin → write 'масло'`,
    ],
    [
      { [`${RU_TEXTS}/landscape/art-2/title`]: 'Pека и Pека' },
      `${RU_TEXTS}/landscape/art-2/title: letter 1 of 'Pека', 'P', is Latin → write 'Река'`,
    ],
    [
      {
        [`${NEWS}/content/text/0`]: 'Приходите все на <b>открытие</b> выставки в субботу вечером.',
      },
      `${NEWS}/content/text/0: the site shows HTML as it is written: 'Приходите все на <b>открытие</b> выставк…' → remove it`,
    ],
    [
      { [`${RU}/biography/lead`]: 'Кот&nbsp;и пёс' },
      `${RU}/biography/lead: the site shows HTML as it is written: 'Кот&nbsp;и пёс'`,
    ],
    [
      { [`${RU_TEXTS}/landscape/art-2/alt`]: 'Лес и ре\ufffdа' },
      `${RU_TEXTS}/landscape/art-2/alt: letters were lost when the text was saved in another encoding: 'Лес и ре\ufffdа' →`,
    ],
    ...['Ð¿Ñ€Ð¸Ð²ÐµÑ‚', 'Ïðèâåò', 'пїЅпїЅ', 'РїСЂРёРІРµС‚', 'caf\u00c3\u00a9', 'â€œKotâ€'].map(
      (title): Row => [
        { [`${EN_TEXTS}/landscape/art-2/title`]: title },
        `${EN_TEXTS}/landscape/art-2/title: letters were lost when the text was saved in another encoding: '${title}'`,
      ],
    ),
  ])('%j', (change, finding) => {
    expect(found(change)).toEqual([expect.stringContaining(finding)]);
  });
});

test.each<Change>([
  // Titles and texts that only look like HTML, a control character or garbled text.
  { [`${RU_TEXTS}/landscape/art-2/title`]: 'Река\n\tу леса\u200F, 山水 😀 й\u0301' },
  { [`${RU_TEXTS}/landscape/art-2/title`]: 'СЁСТРЫ, a < b > c, A&B; <3, Ñandú, Çà et là, Œuvre' },
  { [`${RU_TEXTS}/landscape/art-2/title`]: 'РІСІЧ, СІЧ, Ўладзімір Ёлкін, Әйгерім, Ђорђе' },
  {
    [`${WORKS}/0/details/vk_videos/0`]:
      '<iframe src="https://vk.com/video_ext.php?oid=-1&id=2"></iframe>',
  },
  { [`${WORKS}/0/details/images/1`]: 'http://example.org/a.jpg' },
  // Links to pages in any language of the site, to other sites and to people.
  { [`${NEWS}/content/text/0`]: '[река](/gallery/landscape/2), [я](mailto:a@example.org)' },
  {
    [`${NEWS}/content/text/0`]:
      '[река](/en/gallery/landscape/2?photo=1), [я](/en), [я](/en/about#cv)',
  },
  // Sizes, links and words of two alphabets that are understood.
  ...['80х60', '80*60', '80х60 СМ', '800х600 MM', '32x24"', '80х60х4'].map((size) => ({
    [`${WORKS}/0/details/desc`]: `холст, масло, ${size}`,
  })),
  { [`${WORKS}/0/details/vk_videos/0`]: 'vk.com/video-123_456,' },
  { [`${SITE}/contacts/telegram`]: 'https://telegram.me/lena/' },
  { [`${RU}/biography/lead`]: 'QR-код, 3D-модель, XIXв. и Wi-Fi' },
  // Names and abbreviations in the vocabulary.
  { [`${EN}/vocabulary/Canson`]: 'Canson paper' },
  { [`${EN}/vocabulary/A4`]: 'A4' },
  { [`${EN}/vocabulary/gouache`]: 'gouache' },
  { [`${EN}/vocabulary/18+`]: 'adults only' },
  // Settings.
  {
    [`${SITE}/publish`]: { to: 'server', host: 'elena@example.org', folder: '/var/www', port: 22 },
  },
  { [`${SITE}/publish`]: { to: 'storage', bucket: 'paintings', endpoint: 'https://example.org' } },
  { [`${SITE}/publish`]: { to: 'github-pages', repository: 'git@github.com:elena/gallery.git' } },
  { [`${SITE}/languages`]: ['ru'] },
])('accepts %j', (change) => {
  expect(found(change)).toEqual([]);
});

test('notes a work of a post that is not listed', () => {
  const change = { [`${WORKS}/1/active`]: 'false', [`${NEWS}/works`]: [1] };
  expect(found(change)).toContainEqual(expect.stringContaining('the work 1 is not listed → set'));
});

test.each<Row>([
  [
    { [`${WORKS}/0/active`]: 'truе' },
    `${WORKS}/0/active: letter 4 of 'truе', 'е', is Cyrillic → write 'true'`,
  ],
  [
    { [`${WORKS}/0/title`]: 'аrt-2' },
    `${WORKS}/0/title: letter 1 of 'аrt', 'а', is Cyrillic → write 'art'`,
  ],
  [
    { [`${WORKS}/0/category`]: 'landscapе' },
    `${WORKS}/0/category: letter 9 of 'landscapе', 'е', is Cyrillic → write 'landscape'`,
  ],
  [
    { [`${WORKS}/0/details/dеsc`]: '' },
    `${WORKS}/0/details/dеsc: letter 2 of 'dеsc', 'е', is Cyrillic → write 'desc'`,
  ],
  [
    { [`${WORKS}/0/details/own\u2800er`]: 'Ivanov' },
    `${WORKS}/0/details/own\u2800er: the text holds invisible characters: U+2800 after 'own'`,
  ],
  [
    { [`${WORKS}/0/ti\u200Btle`]: 'art-2' },
    `${WORKS}/0/ti\u200Btle: the field 'title' stands here twice; the names differ by invisible characters: U+200B after 'ti' → keep one`,
  ],
])('names what only looks right: %j', (change, finding) => {
  expect(found(change)).toContainEqual(expect.stringContaining(finding));
});

test('understands texts with invisible characters without a notice', () => {
  const { files, findings } = check({
    [`${RU_TEXTS}/landscape/art-2/title`]: 'Ре\u00ADка\vу\u00A0леса',
    [`${WORKS}/0/active`]: undefined,
    [`${WORKS}/0/acti\u00ADve`]: 'true\u200B',
    [`${WORKS}/0/category`]: '\uFEFFlandscape',
  });
  expect(findings).toEqual([]);
  expect(files.galleryWords.ru?.value?.landscape?.['art-2']?.title).toBe('Река\nу леса');
});

test('leaves out fields of the artist’s own, so that none is published', () => {
  const { files } = check({
    [`${WORKS}/0/owner`]: 'unpublished',
    [`${WORKS}/0/details/varnish`]: 'unpublished',
    [`${WORKS}/0/details/text/0/voice`]: 'unpublished',
    [`${RU_TEXTS}/landscape/art-2/note`]: 'unpublished',
  });
  expect(files.gallery.value).toHaveLength(2);
  const values = [files.gallery.value, files.galleryWords.ru?.value];
  expect(JSON.stringify(values)).not.toContain('unpublished');
});

describe('verification of ownership', () => {
  const GOOGLE = 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ';
  const YANDEX = '61d9eb2b2d6e8c9f';
  const BING = '0123456789ABCDEF0123456789ABCDEF';

  test.each([
    ['google', GOOGLE, GOOGLE],
    ['google', `<meta name="google-site-verification" content="${GOOGLE}" />`, GOOGLE],
    ['yandex', ` <meta name='yandex-verification' content='${YANDEX}'> `, YANDEX],
    ['bing', `<meta name=«msvalidate.01» content=«${BING}» />`, BING],
    ['pinterest', ` ${BING.toLowerCase()}`, BING.toLowerCase()],
  ])('takes the code of %s from %s', (service, text, code) => {
    const { files, findings } = check({ [`${SITE}/verification/${service}`]: text });
    expect(findings).toEqual([]);
    expect(files.site.value?.verification).toEqual({ [service]: code });
  });

  test.each([
    ['google', `<meta name="yandex-verification" content="${YANDEX}" />`, 'is no code of'],
    ['google', 'google1234567890abcdef.html', "<meta name='google-site-verification' content='…'>"],
    ['yandex', `yandex-verification: ${YANDEX}`, "<meta name='yandex-verification'"],
    ['bing', '', "<meta name='msvalidate.01'"],
    ['pinterest', BING.slice(1), "<meta name='p:domain_verify'"],
    ['gogle', GOOGLE, "did you mean 'google'?"],
  ])('refuses for %s the text %s', (service, text, expected) => {
    const change = { [`${SITE}/verification/${service}`]: text };
    expect(found(change)).toEqual([expect.stringContaining(expected)]);
  });
});

describe('categories of the artist’s own', () => {
  const OWN = {
    [`${SITE}/categories`]: { zoo: 'tile.jpg', rivers: 'tile.jpg' },
    [`${WORKS}/0/category`]: 'rivers',
    [`${WORKS}/1/category`]: 'zoo',
    [RU_TEXTS]: {
      rivers: { 'art-2': { title: 'Волга', text: { 1: 'Утро.' } } },
      zoo: { 'art-1': { title: 'Кот' } },
    },
    [EN_TEXTS]: {
      rivers: { 'art-2': { title: 'Volga', text: { 1: 'Dawn.' } } },
      zoo: { 'art-1': { title: 'Cat' } },
    },
    [`${RU}/category`]: { zoo: 'Звери', rivers: 'Реки' },
    [`${EN}/category`]: { zoo: 'Zoo', rivers: 'Rivers' },
  };

  test.each<[Change, string[]]>([
    [{}, []],
    [
      { [`${RU}/category/zoo`]: undefined },
      [
        `${RU}/category/zoo: the category 'zoo' has no name → add "zoo" with its name to 'category'`,
      ],
    ],
    [
      { [`${EN}/category/zoo`]: ' ' },
      [
        `${EN}/category/zoo: the category 'zoo' has no name → add "zoo" with its name to 'category'; until then the Russian one is shown`,
      ],
    ],
    [
      { [`${WORKS}/1/category`]: 'animals' },
      [`${WORKS}/1/category: unknown word 'animals' → use one of zoo, rivers`],
    ],
  ])('are checked after %j', (change, expected) => {
    expect(found({ ...OWN, ...change })).toEqual(expected);
  });
});

describe('a language of the artist’s own', () => {
  const biography = { lead: 'Суретші', text: {}, cv: {} };
  const withKazakh = (labels: object): Change => ({
    [`${SITE}/languages`]: ['ru', 'kk'],
    [`${RU}/biography/text/1`]: undefined,
    [KK]: { ...labels, biography },
    'locales/kk/gallery.json': {},
  });
  const { filter, add: _, ...labels } = LABELS.en;

  test.each([
    ['all labels', {}, /^\d+ words of the site are missing in Kazakh: home, about, .*, …$/],
    [
      'a single label',
      { ...labels, filter: { ...filter, all: ' ' } },
      /^1 words of the site are missing in Kazakh: filter\.all$/,
    ],
  ])('is refused without %s', (_, own, message) => {
    const errors = check(withKazakh(own)).findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((error) => describeFinding(error, 'en').message)).toEqual([
      expect.stringMatching(message),
    ]);
  });

  test('needs no labels of the editor', () => {
    expect(found(withKazakh({ ...labels, filter }), 'error')).toEqual([]);
  });

  test('has its name in the right Russian case', () => {
    expect(found(withKazakh({}), 'error', 'ru')).toEqual([
      expect.stringContaining('нет казахского текста для слов сайта'),
    ]);
  });
});
