import { describe, expect, test } from 'vitest';
import { LABELS } from '#catalogue/texts/labels.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { checkFolder } from './check-folder.ts';
import { describeFinding, type MessageLanguage } from './finding.ts';

/** New values by `file/path/in/the/file`; `undefined` removes a field. */
type Change = Readonly<Record<string, unknown>>;

/** A finding below the changed location begins with the rest of its path. */
type Row = readonly [location: string, value: unknown, finding: string];

type ChangeRow = readonly [change: Change, finding: string];

const WORKS = 'gallery.json';
const NEWS = 'news.json/0';
const SITE = 'site.json';
const RU = 'locales/ru/translation.json';
const EN = 'locales/en/translation.json';
const KK = 'locales/kk/translation.json';
const RU_TEXTS = 'locales/ru/gallery.json';
const EN_TEXTS = 'locales/en/gallery.json';
const PUBLISH = `${SITE}/publish`;
const EXHIBITION = `${NEWS}/exhibition`;

const TITLE = `${RU_TEXTS}/landscape/art-2/title`;
const DESC = `${WORKS}/0/details/desc`;
const VK = `${WORKS}/0/details/vk_videos/0`;
const EN_TITLE = `${EN_TEXTS}/landscape/art-2/title`;
const POST_TEXT = `${NEWS}/content/text/0`;
const POST_VK = `${NEWS}/content/vk_videos/0`;
const LEAD = `${EN}/biography/lead`;

function split(location: string): [file: string, path: string[]] {
  const [file = '', path = ''] = location.split(/(?<=\.json)\/?/);
  return [file, path === '' ? [] : path.split('/')];
}

function check(change: Change) {
  const draft = new ContentDraft();
  const whole: Record<string, unknown> = {};
  for (const [location, value] of Object.entries(change)) {
    const [file, path] = split(location);
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
    expect(remedy).not.toBe('');
    return `${[finding.file, ...finding.path].join('/')}: ${message} → ${remedy}`;
  });
}

function expectFinding([location, value, finding]: Row, severity?: string): void {
  const text = finding.startsWith('/') ? location + finding : `${location}: ${finding}`;
  expect(found({ [location]: value }, severity)).toEqual([expect.stringContaining(text)]);
}

describe('refuses', () => {
  const VK_PAGE = "'http://m.vk.com/lena' is not a link to a VK page → write it like https:";
  const DAY = { place: 'Минск', from: '2027-03-12' };
  const SERVER = { to: 'server', folder: '/srv' };
  const BUCKET = { to: 'storage', bucket: 'paintings' };

  test.each<Row>([
    [SITE, [], 'this must be fields in curly brackets { }, not [] → replace it with'],
    [`${WORKS}/0/titel`, 'art-2', "unknown field 'titel', did you mean 'title'?"],
    [`${NEWS}/content`, undefined, "'content' is missing"],
    [`${WORKS}/0/active`, true, 'this must be a text in quotation marks, not true'],
    [`${NEWS}/id`, '1', "the id '1' is not a positive whole number"],
    [`${WORKS}/0/category`, 'sea', "unknown word 'sea' → use one of flowers_birds, landscape"],
    [`${WORKS}/0/priority`, Number.POSITIVE_INFINITY, 'this number is too large'],
    [`${WORKS}/0/details/text/0/at`, 120, "'120' is not a position on a scroll"],
    [`${WORKS}/0/details/average_color/2`, 300, 'a colour is three whole numbers from 0 to'],
    [`${SITE}/closeUp`, 9000, "'9000' cannot be the longest side of a"],
    [`${SITE}/hero`, Array(10).fill('one.jpg'), "'hero' has 10 photos → keep one to 9"],
    [`${SITE}/name`, '', 'this is empty → fill it in'],
    [`${SITE}/contacts/email`, 'anna(at)example.org', "'anna(at)example.org' is not an e-mail"],
    [`${SITE}/contacts/whatsapp`, '375 29', "'375 29' is not a phone number"],
    [`${SITE}/contacts/phone`, '29 123-45-67', "'29 123-45-67' is not a phone number with"],
    [`${SITE}/contacts/telegram`, 't.me/a', "'t.me/a' is not a link to a Telegram page"],
    [`${SITE}/contacts`, {}, "'contacts' is empty → add at least one of vk, instagram, email"],
    [`${SITE}/colours/accent`, 'red', "'red' is not a colour"],
    [`${SITE}/colours/ink`, '#999999', '#999999 on the paper #f6f2ea has a contrast of 2.6'],
    [`${SITE}/seal`, '../logo.svg', "'../logo.svg' is not the name of an SVG"],
    ...['Море', '2020s', 'still-life-', 'all'].map((name): Row => {
      return [`${SITE}/categories/${name}`, 'tile.jpg', `'${name}' cannot be part of a web`];
    }),
    [`${SITE}/languages`, [], 'the list of languages is empty, or names'],
    [`${SITE}/verification/google`, 'google12.html', "'google12.html' is not a verification"],
    [`${RU_TEXTS}/animals/art1`, { title: 'Кот' }, "'art1' is not the key of a work"],
    [`${RU_TEXTS}/landscape/art-2/text/one`, 'Утро', "'one' is not the number of a"],
    [`${EN}/lightbox/previuos`, 'Back', "unknown field 'previuos', did you"],
    [`${WORKS}/0/title`, 'art-7', "the title 'art-7' is not the key of this work"],
    [TITLE, 'Ре\ud800ка', "half of a character is missing: 'Ре\ufffdка'"],
    [`${SITE}/links/shop`, 'javascript:alert(1)', "the link 'javascript:alert(1)' starts"],
    [VK, 'https://example.org', "'https://example.org' is neither a VK nor a YouTube video → copy"],
    [VK, 'youtu.be/aB3-dE5_gH7', "'youtu.be/aB3-dE5_gH7' is a YouTube video → move it"],
    [POST_VK, 'youtu.be/aB3-dE5_gH7', "'youtu.be/aB3-dE5_gH7' is a YouTube video, but news"],
    [`${RU_TEXTS}/landscape/art-2/text/1`, '[я](a.by)', "'a.by' is not a web address"],
    [LEAD, 'See [it](/gallery/dzen/77).', "the site has no page '/gallery/dzen/77'"],
    [`${SITE}/languages`, ['ru', 'add'], "/1: 'add' is not the code of a language → write"],
    [`${SITE}/contacts/vk`, 'http://m.vk.com/lena', VK_PAGE],
    [`${NEWS}/works`, [1, 99], '/1: there is no work 99 → write the id'],
    [EXHIBITION, { ...DAY, from: '2027-02-30' }, "/from: '2027-02-30' is not a date → write"],
    [EXHIBITION, { ...DAY, to: '2027-03-11' }, "/to: the exhibition ends on '2027-03-11', before"],
    [`${SITE}/colours`, { paper: '#101010', ink: '#ffffff' }, '/paper: the paper #101010 is not'],
    [PUBLISH, { to: 'server', host: 'a.by' }, "/folder: 'server' needs the field 'folder' → add"],
    [PUBLISH, { ...BUCKET, site: 'elena' }, "/site: 'site' does not belong to 'storage' → remove"],
    [PUBLISH, { ...SERVER, host: '-oProxyCommand=x' }, "/host: '-oProxyCommand=x' contains"],
  ])('%s: %j', (...row) => expectFinding(row, 'error'));

  test.each<ChangeRow>([
    [{ [`${WORKS}/0/src`]: undefined, [`${WORKS}/0/scr`]: 'a.jpg' }, `${WORKS}/0/scr: unknown`],
    [
      { [`${WORKS}/1/id`]: 2, [`${WORKS}/1/title`]: 'art-2' },
      `/1/id: the id 2 is used twice, first by entry no. 1 of the file → use a free id, such as 3`,
    ],
    [
      { [`${WORKS}/0/key`]: 'k1', [`${WORKS}/1/key`]: 'k1' },
      `/1/key: the key 'k1' is used twice, first by entry no. 1 of the file → remove 'key'`,
    ],
  ])('%j', (change, finding) => {
    expect(found(change, 'error')).toEqual([expect.stringContaining(finding)]);
  });
});

describe('notes', () => {
  test.each<Row>([
    [`${WORKS}/0/owner`, 'Ivanov', "the site does not use the field 'owner'"],
    [`${NEWS}/content/text/1`, ' ', 'this entry of the list is empty'],
    [`${WORKS}/1/active`, 'false', "the work is unlisted: 'active' is 'false'"],
    [DESC, 'холст, масло', 'the size of the work is missing'],
    [DESC, 'холст, 800х600', "the unit of '800х600' is not clear → write the unit"],
    [DESC, 'Крым, масло, 40х60 см', "the search by materials does not know 'Крым'"],
    [`${WORKS}/0/details/date`, 'Крым, 2010–2012', "the year of 'Крым, 2010–2012' is not clear"],
    [`${WORKS}/0/details/date`, 'Симеиз, июнь 2019', "the vocabulary does not know 'Симеиз'"],
    [`${EN_TEXTS}/animals/art-1/title`, ' ', 'the English title is missing'],
    [`${RU_TEXTS}/animals/art-1/title`, '', 'the Russian title is missing → add it'],
    [`${RU_TEXTS}/animals/art-1/title`, 'Кот спит. '.repeat(500), 'the title has 4999'],
    [`${RU_TEXTS}/dzen/art-99`, { title: 'Дым' }, 'there is no work art-99'],
    [`${RU_TEXTS}/dzen/art-1`, { title: 'Кот' }, 'the texts of art-1 are under'],
    [`${RU_TEXTS}/animals/art-1/imagesAlt`, ['Хвост'], '1 descriptions for 0 photos'],
    [`${EN}/category/sea`, 'Sea', "there is no category 'sea'"],
    [`${EN}/vocabulary/уголь`, 'уголь', "the translation 'уголь' is Russian"],
    [`${EN}/vocabulary/charcoal`, 'ash', "the phrase 'charcoal' is not Russian"],
    [`${EN}/vocabulary/charcoal`, 'уголь', "'charcoal' and 'уголь' are"],
    [`${EN}/vocabulary/уголь`, '', "'уголь' has no translation"],
    [TITLE, '\u202aРе\u0007ка', "the text holds invisible characters: U+202A after '', U+0007"],
    [TITLE, 'Pека и Pека', "letter 1 of 'Pека', 'P', is Latin → write 'Река'"],
    [POST_TEXT, 'На <b>открытие</b>', "the site shows HTML as plain text: 'На <b>открытие</b>'"],
    ...['Лес и ре\ufffdа', 'Ð¿Ñ€Ð¸Ð²ÐµÑ‚', 'Ïðèâåò', 'пїЅпїЅ', 'РїСЂРёРІРµС‚'].map((title): Row => {
      return [EN_TITLE, title, `letters were lost when the text was saved in another encoding`];
    }),
    [PUBLISH, { to: 'netlify', site: 'elena' }, '/to: npm run publish no longer publishes to'],
    [`${WORKS}/0/details/text/1`, { content: '{{2}}' }, '/content: the placeholder {{2}} has no'],
    [`${EN_TEXTS}/landscape/art-2/text`, undefined, '/1: the English text 1 is missing'],
  ])('%s: %j', (...row) => expectFinding(row));

  test.each<ChangeRow>([
    [
      { [`${WORKS}/0/availability`]: 'sold', [`${WORKS}/0/collection`]: 'Минск' },
      `${WORKS}/0/collection: the collection is not shown: 'availability' does not say`,
    ],
    [
      { [`${RU_TEXTS}/animals/art-1/title`]: '', [`${EN_TEXTS}/animals/art-1/title`]: '' },
      `${RU_TEXTS}/animals/art-1/title: the title is empty → add a title, or leave it: 'Без назв`,
    ],
    [
      { [`${WORKS}/0/details/text`]: [] },
      `${RU_TEXTS}/landscape/art-2/text/1: no page shows text 1 → add {{1}} to the details.text`,
    ],
  ])('%j', (change, finding) => {
    expect(found(change)).toEqual([expect.stringContaining(finding)]);
  });

  // Each is noted a second time, because of what the mistake leaves out.
  test.each<ChangeRow>([
    [{ [`${WORKS}/1/active`]: 'false', [`${NEWS}/works`]: [1] }, 'the work 1 is not listed → set'],
    [{ [`${WORKS}/0/active`]: 'truе' }, "letter 4 of 'truе', 'е', is Cyrillic → write 'true'"],
    [{ [`${WORKS}/0/details/a\u2800b`]: '' }, "invisible characters: U+2800 after 'a'"],
    [{ [`${WORKS}/0/details/dеsc`]: '' }, "/dеsc: letter 2 of 'dеsc', 'е', is Cyrillic → write"],
  ])('%j', (change, finding) => {
    expect(found(change)).toContainEqual(expect.stringContaining(finding));
  });
});

test.each([
  ['site.json/address', 'https://elena:tayna@example.org'],
  ['site.json/links/school', 'https:elena:tay@na@example.org/lessons'],
  ['site.json/contacts/form', 'https://example.org/form?access_token=tayna'],
  ['gallery.json/0/details/images/0', 'https://example.org/a.jpg?w=9&X-Amz-Signature=tayna'],
  ['gallery.json/0/details/images/0', 'https://elena:ta/yna@example.org/a.jpg'],
  [VK, 'https://vk.com/video-123_456?token=tayna'],
  [POST_TEXT, 'Пишите: [тут](https://example.org#api_key=tayna).'],
  ['site.json/publish', { to: 'server', host: 'elena:tayna@example.org', folder: '/srv' }],
  ['site.json/publish', { to: 'github-pages', repository: 'https://tayna@github.com/a/b.git' }],
  ['site.json/publish', { to: 'github-pages', repository: 'ssh://git:tayna@github.com/a/b.git' }],
])('refuses a secret in %s, and does not show it: %j', (location, value) => {
  const findings = found({ [location]: value }, 'error');
  expect(findings).toEqual([expect.stringContaining('this address contains a user name')]);
  expect(findings.join()).not.toMatch(/tay|yna/);
});

test.each<Change>([
  {},
  { [TITLE]: 'Река\n\tу леса\u200F, 山水 😀 й\u0301' },
  { [TITLE]: 'СЁСТРЫ, a < b > c, A&B; <3, Ñandú, Çà et là, Œuvre' },
  { [POST_TEXT]: '[река](/gallery/landscape/2), [я](mailto:a@example.org)' },
  { [POST_TEXT]: '[река](/en/gallery/landscape/2?photo=1), [я](/en/about#cv)' },
  { [`${EN}/vocabulary/Canson`]: 'Canson paper' },
  { [`${EN}/vocabulary/gouache`]: 'gouache' },
  { [PUBLISH]: { to: 'server', host: 'elena@example.org', folder: '/var/www', port: 22 } },
  { [PUBLISH]: { to: 'ftp', host: 'a.by', folder: '/www', user: 'elena', secure: false } },
  { [PUBLISH]: { to: 'github-pages', repository: 'ssh://git@example.org:22/a.git' } },
  // Addresses that only look as if they held a secret.
  { [`${SITE}/links/letter`]: 'mailto:anna@example.org?subject=key' },
  { [POST_TEXT]: '[он](https://youtube.com/@anna?si=1), [тут](https://a.by:80/@anna?keys=1)' },
  { [`${SITE}/languages`]: ['ru'] },
])('accepts %j', (change) => {
  expect(found(change)).toEqual([]);
});

test('understands texts with invisible characters without a notice', () => {
  const { files, findings } = check({
    [TITLE]: 'Ре\u00ADка\vу\u00A0леса',
    [`${WORKS}/0/active`]: undefined,
    [`${WORKS}/0/acti\u00ADve`]: 'true\u200B',
    [`${WORKS}/0/category`]: '\uFEFFlandscape',
  });
  expect(findings).toEqual([]);
  expect(files.galleryTexts.ru?.value?.landscape?.['art-2']?.title).toBe('Река\nу леса');
});

test('leaves out fields of the artist’s own, so that none is published', () => {
  const { files } = check({
    [`${WORKS}/0/owner`]: 'unpublished',
    [`${WORKS}/0/details/varnish`]: 'unpublished',
    [`${WORKS}/0/details/text/0/voice`]: 'unpublished',
    [`${RU_TEXTS}/landscape/art-2/note`]: 'unpublished',
  });
  expect(files.gallery.value).toHaveLength(2);
  const values = [files.gallery.value, files.galleryTexts.ru?.value];
  expect(JSON.stringify(values)).not.toContain('unpublished');
});

test('takes the code from a tag that verifies ownership', () => {
  const code = 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ';
  const google = ` <meta name=«google-site-verification» content='${code}' />`;
  const { files, findings } = check({ [`${SITE}/verification`]: { google } });
  expect(findings).toEqual([]);
  expect(files.site.value?.verification).toEqual({ google: code });
});

describe('categories of the artist’s own', () => {
  const CAT = { 'art-1': { title: 'Лес' } };
  const RIVER = { title: 'Волга', text: { 1: 'Утро.' } };
  const OWN = {
    [`${SITE}/categories`]: { zoo: 'tile.jpg', rivers: 'tile.jpg' },
    [`${WORKS}/0/category`]: 'rivers',
    [`${WORKS}/1/category`]: 'zoo',
    [RU_TEXTS]: { rivers: { 'art-2': RIVER }, zoo: CAT },
    [EN_TEXTS]: { rivers: { 'art-2': RIVER }, zoo: CAT },
    [`${RU}/category`]: { zoo: 'Звери', rivers: 'Реки' },
    [`${EN}/category`]: { zoo: 'Zoo', rivers: 'Rivers' },
  };

  test.each<Row>([
    [`${EN}/category/zoo`, ' ', `the category 'zoo' has no name → add "zoo" with its name`],
    [`${WORKS}/1/category`, 'animals', "unknown word 'animals' → use one of zoo, rivers"],
  ])('are checked: %s: %j', (location, value, finding) => {
    const change = { ...OWN, [location]: value };
    expect(found(change)).toEqual([expect.stringContaining(`${location}: ${finding}`)]);
  });
});

describe('a language of the artist’s own', () => {
  const { filter, add: _, ...labels } = LABELS.en;
  const errorsWith = (own: object, language?: MessageLanguage) => {
    const change = {
      [`${SITE}/languages`]: ['ru', 'kk'],
      [`${RU}/biography/text/1`]: undefined,
      [KK]: { ...own, biography: { lead: 'Суретші', text: {}, cv: {} } },
      'locales/kk/gallery.json': {},
    };
    return found(change, 'error', language);
  };

  test.each([
    ['all labels', {}, /: \d+ labels of the site are missing in Kazakh: home, about, .*, … →/],
    ['one', { ...labels, filter: { ...filter, all: ' ' } }, /: 1 labels .* Kazakh: filter\.all →/],
  ])('is refused without %s', (_, own, finding) => {
    expect(errorsWith(own)).toEqual([expect.stringMatching(finding)]);
  });

  test('has its name in the right Russian case', () => {
    const finding = expect.stringContaining('нет казахского перевода надписей сайта');
    expect(errorsWith({}, 'ru')).toEqual([finding]);
  });
});
