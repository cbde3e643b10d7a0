import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Problem } from '#pipeline/problem.ts';
import { ContentDraft } from '#test/content-fixture.ts';
import { type LoadedContent, loadContent } from './load-content.ts';

const RU_WORDS = 'locales/ru/gallery.json';
const EN_WORDS = 'locales/en/gallery.json';
const RU = 'locales/ru/translation.json';
const EN = 'locales/en/translation.json';

type Change = (draft: ContentDraft) => ContentDraft;
type Expected = readonly [
  file: string,
  place: string,
  message: string | RegExp,
  remedy: string | RegExp,
];
type Row = readonly [title: string, change: Change, ...expected: Expected];

async function load(change: Change): Promise<LoadedContent> {
  const dir = await change(new ContentDraft()).save();
  onTestFinished(() => rm(dir, { recursive: true }));
  return loadContent(dir);
}

/** The line is left out: it follows from how the fixture is written. */
function expectProblem(
  problem: Problem | undefined,
  [file, place, message, remedy]: Expected,
): void {
  expect(problem?.message).toMatch(message);
  expect(problem?.remedy).toMatch(remedy);
  expect({ ...problem, place: problem?.place.replace(/ \(line \d+\)$/, '') }).toMatchObject({
    file,
    place,
  });
}

function ofSeverity(loaded: LoadedContent, severity: Problem['severity']): Problem[] {
  return loaded.problems.filter((problem) => problem.severity === severity);
}

/** Small letters й and ё as one character or as two, however this file itself is stored. */
const NFC = 'лучей.jpg'.normalize('NFC');
const NFD = NFC.normalize('NFD');

describe('sound content', () => {
  test('it has no problems and comes complete', async () => {
    const loaded = await load((draft) => draft);
    expect(loaded.problems).toEqual([]);
    expect(loaded.counts).toEqual({ works: 2, posts: 1, photos: 9 });
    expect(loaded.content?.works.map((work) => work.title)).toEqual(['art-2', 'art-1']);
    expect(loaded.content?.posts.map((post) => post.title)).toEqual(['Выставка']);
    expect(loaded.content?.words.en.gallery.landscape?.['art-2']?.title).toBe('River');
  });

  test.each<[title: string, change: Change]>([
    ['a byte order mark', (d) => d.write('news.json', `\ufeff${d.text('news.json')}`)],
    [
      'Windows line ends',
      (d) => d.write('news.json', d.text('news.json').replaceAll('\n', '\r\n')),
    ],
    [
      'what operating systems leave behind',
      (d) =>
        d
          .write('images/gallery/.DS_Store', 'x')
          .write('images/gallery/._river.jpg', 'x')
          .write('images/hero/Thumbs.db', 'x')
          .write('images/desktop.ini', 'x'),
    ],
    [
      'a Windows separator in a photo name',
      (d) =>
        d
          .addPhoto('images/gallery/2019/sea.jpg')
          .set('gallery.json', [0, 'src'], '2019\\sea.jpg')
          .set('gallery.json', [1, 'details', 'images'], [])
          .link('images/gallery/river.jpg', '2019/sea.jpg')
          .set('gallery.json', [1, 'src'], 'river.jpg')
          .remove('images/gallery/cat.jpg'),
    ],
    [
      'a folder in another Unicode form',
      (d) =>
        d
          .addPhoto(`images/gallery/${'май'.normalize('NFD')}/sea.jpg`)
          .set('gallery.json', [0, 'src'], `${'май'.normalize('NFC')}/sea.jpg`)
          .remove('images/gallery/river.jpg'),
    ],
    [
      'a detail image by http',
      (d) => d.set('gallery.json', [0, 'details', 'images', 1], 'http://example.org/a.jpg'),
    ],
    [
      'a whole embed code for a video',
      (d) =>
        d.set(
          'gallery.json',
          [0, 'details', 'vk_videos', 0],
          '<iframe src="https://vk.com/video_ext.php?oid=-1&id=2"></iframe>',
        ),
    ],
  ])('it tolerates %s', async (_, change) => {
    expect((await load(change)).problems).toEqual([]);
  });
});

describe('an error', () => {
  test.each<Row>([
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
    [
      'a list where fields belong',
      (d) => d.write('site.json', '[]'),
      'site.json',
      '',
      'the file must be fields in curly brackets { }, not a list',
      'replace it',
    ],
    [
      'an unknown field',
      (d) => d.set('gallery.json', [0, 'price'], '100'),
      'gallery.json',
      'art-2, price',
      "unknown field 'price'",
      'known here are id, category',
    ],
    [
      'a misspelled field',
      (d) =>
        d
          .unset('gallery.json', [0, 'src'])
          .set('gallery.json', [0, 'scr'], 'river.jpg')
          .remove('images/gallery/river.jpg'),
      'gallery.json',
      'art-2, scr',
      "unknown field 'scr', did you mean 'src'?",
      "use 'src'",
    ],
    [
      'a misspelled field deep inside',
      (d) => d.set('gallery.json', [0, 'details', 'vk_video'], []),
      'gallery.json',
      'art-2, details.vk_video',
      "did you mean 'vk_videos'?",
      "use 'vk_videos'",
    ],
    [
      'a missing field',
      (d) =>
        d
          .unset('gallery.json', [0, 'details'])
          .unset(RU_WORDS, ['landscape', 'art-2', 'text'])
          .unset(EN_WORDS, ['landscape', 'art-2', 'text']),
      'gallery.json',
      'art-2, details',
      "'details' is missing",
      "add the field 'details' with fields in curly brackets",
    ],
    [
      'a number where a text belongs',
      (d) => d.set('gallery.json', [0, 'active'], true),
      'gallery.json',
      'art-2, active',
      "'active' must be a text in quotation marks, not the word true",
      'replace it by a text',
    ],
    [
      'an id that is no number',
      (d) => d.set('news.json', [0, 'id'], '1'),
      'news.json',
      'post no. 1 of the file, id',
      "the id '1' is not a positive whole number",
      'without quotation marks',
    ],
    [
      'an id of zero',
      (d) => d.set('news.json', [0, 'id'], 0),
      'news.json',
      'post 0, id',
      "'0' is not a positive whole number",
      'write a number',
    ],
    [
      'an id with a fraction',
      (d) => d.set('news.json', [0, 'id'], 1.5),
      'news.json',
      'post no. 1 of the file, id',
      "'1.5' is not a positive whole number",
      'write a number',
    ],
    [
      'an id used twice',
      (d) => d.set('gallery.json', [1, 'id'], 2).set('gallery.json', [1, 'title'], 'art-2'),
      'gallery.json',
      'art-2, id',
      'the id 2 is used twice, first by entry no. 1',
      'such as 3',
    ],
    [
      'a title that is not the key of its work',
      (d) => d.set('gallery.json', [0, 'title'], 'art-7'),
      'gallery.json',
      'art-2, title',
      "'art-7' is not the key",
      "write 'art-2'",
    ],
    [
      'a title that is no key',
      (d) => d.set('gallery.json', [0, 'title'], 'Река'),
      'gallery.json',
      'art-2, title',
      "'Река' is not the key",
      "write 'art-2'",
    ],
    [
      'an unknown category',
      (d) => d.set('gallery.json', [0, 'category'], 'landscapes'),
      'gallery.json',
      'art-2, category',
      "unknown category 'landscapes', did you mean 'landscape'?",
      "use 'landscape'",
    ],
    [
      'an unknown class',
      (d) => d.set('gallery.json', [0, 'details', 'text', 0, 'classes', 0], 'bold'),
      'gallery.json',
      'art-2, details.text #1, classes #1',
      "unknown class 'bold'",
      'use one of inline, r',
    ],
    [
      'a colour that is none',
      (d) => d.set('gallery.json', [0, 'details', 'average_color'], [1, 2, 300]),
      'gallery.json',
      'art-2, details.average_color #3',
      'three whole numbers',
      '120, 98, 64',
    ],
    [
      'too few hero photos',
      (d) => d.set('site.json', ['hero'], ['one.jpg', 'two.jpg']),
      'site.json',
      'hero',
      "'hero' has 2 photos instead of 3",
      'exactly 3',
    ],
    [
      'a missing photo',
      (d) => d.set('gallery.json', [0, 'details', 'images', 0], 'unheard-of.png'),
      'gallery.json',
      'art-2, details.images #1',
      "there is no photo 'unheard-of.png' in images/gallery/details",
      'put the photo there',
    ],
    [
      'a missing photo with a near name',
      (d) => d.set('gallery.json', [0, 'src'], 'rivr.jpg'),
      'gallery.json',
      'art-2, src',
      "did you mean 'river.jpg'?",
      "use 'river.jpg'",
    ],
    [
      'a photo name with another ending',
      (d) => d.set('gallery.json', [0, 'src'], 'river.tiff'),
      'gallery.json',
      'art-2, src',
      "did you mean 'river.jpg'?",
      "use 'river.jpg'",
    ],
    [
      'a photo that lies in another folder',
      (d) => d.set('news.json', [0, 'image'], 'portrait.jpg'),
      'news.json',
      'post 1, image',
      "no photo 'portrait.jpg' in images/news",
      'move images/about/portrait.jpg there',
    ],
    [
      'a photo name with other capital letters',
      (d) => d.set('gallery.json', [0, 'src'], 'River.JPG'),
      'gallery.json',
      'art-2, src',
      "'River.JPG' is really called 'river.jpg'",
      "'river.jpg'",
    ],
    [
      'a photo name in another Unicode form',
      (d) => d.addPhoto(`images/hero/${NFD}`).set('site.json', ['hero', 0], NFC),
      'site.json',
      'hero #1',
      /other characters .*NFD/,
      `'${NFD}'`,
    ],
    [
      'a photo file in another Unicode form',
      (d) => d.addPhoto(`images/hero/${NFC}`).set('site.json', ['hero', 0], NFD),
      'site.json',
      'hero #1',
      /other characters .*NFC/,
      `'${NFC}'`,
    ],
    [
      'a path that leaves the folder',
      (d) => d.set('gallery.json', [0, 'src'], '../hero/one.jpg'),
      'gallery.json',
      'art-2, src',
      'leaves the folder images/gallery',
      'write only its name',
    ],
    [
      'a path that leaves the folder later',
      (d) => d.set('gallery.json', [0, 'src'], 'a/..\\../../x.jpg'),
      'gallery.json',
      'art-2, src',
      'leaves the folder',
      'write only its name',
    ],
    [
      'a path from the root',
      (d) => d.set('gallery.json', [0, 'src'], '/etc/passwd'),
      'gallery.json',
      'art-2, src',
      'leaves the folder',
      'write only its name',
    ],
    [
      'a path of a Windows drive',
      (d) => d.set('gallery.json', [0, 'src'], 'C:\\river.jpg'),
      'gallery.json',
      'art-2, src',
      'leaves the folder',
      'write only its name',
    ],
    [
      'an address where a photo name belongs',
      (d) => d.set('gallery.json', [0, 'src'], 'https://example.org/a.jpg'),
      'gallery.json',
      'art-2, src',
      'is an address',
      'write its name',
    ],
    [
      'a photo that is a link to elsewhere',
      (d) => d.link('images/gallery/river.jpg', '/etc/hostname'),
      'images/gallery/river.jpg',
      'used by art-2, src',
      'a link to a place outside the images folder',
      'put the photo itself here',
    ],
    [
      'a photo that is a link to another part of the content',
      (d) => d.link('images/gallery/river.jpg', '../../site.json'),
      'images/gallery/river.jpg',
      'used by art-2, src',
      'outside the images folder',
      'put the photo itself here',
    ],
    [
      'a photo that is a link to nowhere',
      (d) => d.link('images/gallery/river.jpg', 'gone.jpg'),
      'images/gallery/river.jpg',
      'used by art-2, src',
      'a link that leads nowhere',
      'put the photo itself here',
    ],
    [
      'a folder that is a link to elsewhere',
      (d) => d.remove('images/about/portrait.jpg').link('images/about', '/etc'),
      'images/about',
      'used by site.json: about.portrait',
      'outside the images folder',
      'put',
    ],
    [
      'a folder in the place of a photo',
      (d) => d.remove('images/about/portrait.jpg').addPhoto('images/about/portrait.jpg/a.jpg'),
      'site.json',
      'about.portrait',
      "no photo 'portrait.jpg'",
      "use 'portrait.jpg/a.jpg'",
    ],
    [
      'a link by http',
      (d) => d.set('site.json', ['contacts', 'vk'], 'http://vk.com/anna'),
      'site.json',
      'contacts.vk',
      "starts with 'http:'",
      'https: or mailto:',
    ],
    [
      'a link that runs a script',
      (d) => d.set('site.json', ['links', 'shop'], 'javascript:alert(1)'),
      'site.json',
      'links.shop',
      "starts with 'javascript:'",
      'https: or mailto:',
    ],
    [
      'a link that hides its host',
      (d) => d.set('site.json', ['links', 'shop'], 'https://vk.com@example.org'),
      'site.json',
      'links.shop',
      'hides its host',
      'before @',
    ],
    [
      'a link that is no address',
      (d) => d.set('site.json', ['links', 'shop'], 'my shop'),
      'site.json',
      'links.shop',
      "'my shop' is not an address",
      'in full',
    ],
    [
      'an e-mail address that is none',
      (d) => d.set('site.json', ['contacts', 'email'], 'anna(at)example.org'),
      'site.json',
      'contacts.email',
      'not an e-mail address',
      'name@example.org',
    ],
    [
      'a detail image by ftp',
      (d) => d.set('gallery.json', [0, 'details', 'images', 1], 'ftp://example.org/a.jpg'),
      'gallery.json',
      'art-2, details.images #2',
      'ftp',
      'https',
    ],
    [
      'a detail image with a broken address',
      (d) => d.set('gallery.json', [0, 'details', 'images', 1], 'http//example.org/a.jpg'),
      'gallery.json',
      'art-2, details.images #2',
      'not an address',
      'in full',
    ],
    [
      'a video of another host',
      (d) => d.set('gallery.json', [0, 'details', 'vk_videos', 0], 'https://rutube.ru/video/1'),
      'gallery.json',
      'art-2, details.vk_videos #1',
      'neither a VK nor a YouTube video',
      'https://vk.com/video-123_456',
    ],
    [
      'a YouTube video among those of VK',
      (d) => d.set('gallery.json', [0, 'details', 'vk_videos', 0], 'https://youtu.be/aB3-dE5_gH7'),
      'gallery.json',
      'art-2, details.vk_videos #1',
      'is a YouTube video',
      "move it to 'yt_videos'",
    ],
    [
      'a YouTube video in the news',
      (d) => d.set('news.json', [0, 'content', 'vk_videos', 0], 'https://youtu.be/aB3-dE5_gH7'),
      'news.json',
      'post 1, content.vk_videos #1',
      'show VK videos only',
      'VK',
    ],
    [
      'a placeholder without any text',
      (d) => d.set('gallery.json', [0, 'details', 'text', 1], { content: '{{2}}' }),
      'gallery.json',
      'art-2, details.text #2, content',
      'the placeholder {{2}} has no text in any language',
      `${RU_WORDS} under 'landscape', 'art-2'`,
    ],
    [
      'words under a wrong category',
      (d) => d.set(RU_WORDS, ['dzen', 'art-1'], { title: 'Кот' }),
      RU_WORDS,
      'dzen, art-1',
      "the work is in 'animals'",
      "move them to 'animals'",
    ],
    [
      'words under an unknown category',
      (d) => d.set(RU_WORDS, ['animal'], {}),
      RU_WORDS,
      'animal',
      "unknown category 'animal', did you mean 'animals'?",
      "use 'animals'",
    ],
    [
      'words under a mistyped key',
      (d) => d.set(RU_WORDS, ['animals', 'art1'], { title: 'Кот' }),
      RU_WORDS,
      'animals, art1',
      "'art1' is not the key of a work",
      "'art-12'",
    ],
    [
      'a text whose number is none',
      (d) => d.set(RU_WORDS, ['landscape', 'art-2', 'text', 'one'], 'Утро'),
      RU_WORDS,
      'landscape, art-2, text.one',
      "'one' is not the number of a text",
      '"1", "2"',
    ],
    [
      'a missing word of the interface',
      (d) => d.unset(EN, ['buy']),
      EN,
      'buy',
      "'buy' is missing",
      "add the field 'buy' with a text",
    ],
    [
      'an empty word of the interface',
      (d) => d.set(EN, ['button', 'home'], ''),
      EN,
      'button.home',
      "'home' is empty",
      'fill it in',
    ],
    [
      'an unknown word of the interface',
      (d) => d.set(RU, ['untitle'], 'x'),
      RU,
      'untitle',
      "did you mean 'untitled'?",
      "use 'untitled'",
    ],
  ])('it is %s', async (_, change, ...expected) => {
    const loaded = await load(change);
    const errors = ofSeverity(loaded, 'error');
    expect(errors).toHaveLength(1);
    expectProblem(errors[0], expected);
    expect(loaded.content).toBeUndefined();
  });

  test('it is a content folder that is not there', async () => {
    const { problems } = await loadContent('/nowhere/at-all');
    expectProblem(problems[0], ['.', '', "no content folder at '/nowhere/at-all'", 'CONTENT_DIR']);
  });

  test('it is a second unknown field beside the first', async () => {
    const loaded = await load((d) => d.set('site.json', ['one'], 1).set('site.json', ['two'], 2));
    expect(loaded.problems.map((problem) => problem.place.split(' ')[0])).toEqual(['one', 'two']);
  });
});

describe('a notice', () => {
  test.each<Row>([
    [
      'a missing English title',
      (d) => d.set(EN_WORDS, ['animals', 'art-1', 'title'], ' '),
      EN_WORDS,
      'animals, art-1, title',
      'the English title is missing',
      'translate it',
    ],
    [
      'missing English words',
      (d) => d.unset(EN_WORDS, ['animals', 'art-1']),
      EN_WORDS,
      'animals, art-1, title',
      'the English title is missing',
      'translate it',
    ],
    [
      'a missing Russian title',
      (d) => d.set(RU_WORDS, ['animals', 'art-1', 'title'], ''),
      RU_WORDS,
      'animals, art-1, title',
      'the Russian title is missing',
      'add it',
    ],
    [
      'an empty title',
      (d) =>
        d
          .set(RU_WORDS, ['animals', 'art-1', 'title'], '')
          .set(EN_WORDS, ['animals', 'art-1', 'title'], ''),
      RU_WORDS,
      'animals, art-1, title',
      'the title is empty',
      'Без названия',
    ],
    [
      'a missing English text',
      (d) => d.unset(EN_WORDS, ['landscape', 'art-2', 'text']),
      EN_WORDS,
      'landscape, art-2, text.1',
      'the English text 1 is missing',
      'translate it',
    ],
    [
      'a missing Russian text',
      (d) => d.set(RU_WORDS, ['landscape', 'art-2', 'text', '1'], ''),
      RU_WORDS,
      'landscape, art-2, text.1',
      'the Russian text 1 is missing',
      'add it',
    ],
    [
      'a text that no page shows',
      (d) => d.set('gallery.json', [0, 'details', 'text'], []),
      RU_WORDS,
      'landscape, art-2, text.1',
      'no page shows text 1',
      'add {{1}}',
    ],
    [
      'words of a work that is not there',
      (d) => d.set(RU_WORDS, ['dzen', 'art-99'], { title: 'Дым' }),
      RU_WORDS,
      'dzen, art-99',
      'there is no work art-99',
      'remove the words',
    ],
    [
      'a word of a date that the vocabulary does not know',
      (d) => d.set('gallery.json', [0, 'details', 'date'], 'Симеиз, июнь 2019'),
      'gallery.json',
      'art-2, details.date',
      "does not know 'Симеиз'",
      `'vocabulary' in ${EN}`,
    ],
    [
      'a word of a description that the vocabulary does not know',
      (d) => d.set('gallery.json', [0, 'details', 'desc'], 'холст, темпера'),
      'gallery.json',
      'art-2, details.desc',
      "does not know 'темпера'",
      `'vocabulary' in ${EN}`,
    ],
    [
      "an artist's name that the vocabulary does not know",
      (d) => d.set('site.json', ['name'], 'Пётр'),
      'site.json',
      'name',
      "does not know 'Пётр'",
      `'vocabulary' in ${EN}`,
    ],
    [
      'an empty word of the vocabulary',
      (d) => d.set(EN, ['vocabulary', 'уголь'], ''),
      EN,
      'vocabulary.уголь',
      "'уголь' has no translation",
      'English word',
    ],
    [
      'an English biography that lacks a paragraph',
      (d) => d.set(RU, ['biography', 'text', '2'], 'Живёт в Крыму'),
      EN,
      'biography.text.2',
      'the English text is missing',
      'translate it',
    ],
    [
      'an empty string among videos',
      (d) => d.set('gallery.json', [1, 'details', 'vk_videos'], ['']),
      'gallery.json',
      'art-1, details.vk_videos #1',
      'empty',
      'remove it',
    ],
    [
      'an empty string among detail images',
      (d) => d.set('gallery.json', [1, 'details', 'images'], [' ']),
      'gallery.json',
      'art-1, details.images #1',
      'empty',
      'remove it',
    ],
    [
      'an empty paragraph',
      (d) => d.set('news.json', [0, 'content', 'text', 1], ''),
      'news.json',
      'post 1, content.text #2',
      'empty',
      'remove it',
    ],
    [
      'a work that is switched off',
      (d) => d.set('gallery.json', [1, 'active'], 'false'),
      'gallery.json',
      'art-1, active',
      "unlisted: 'active' is 'false'",
      '"active": "true"',
    ],
    [
      "a work without 'active'",
      (d) => d.unset('gallery.json', [1, 'active']),
      'gallery.json',
      'art-1, active',
      "it has no 'active'",
      '"active": "true"',
    ],
    [
      'a photo that nobody uses',
      (d) => d.addPhoto('images/gallery/old.jpg'),
      'images/gallery/old.jpg',
      '',
      'nobody uses this photo',
      'remove it',
    ],
    [
      'a photo in a folder of no use',
      (d) => d.addPhoto('images/old/old.jpg'),
      'images/old/old.jpg',
      '',
      'no page looks for photos in this folder',
      'move it',
    ],
  ])('it is %s', async (_, change, ...expected) => {
    const loaded = await load(change);
    expect(ofSeverity(loaded, 'error')).toEqual([]);
    expect(loaded.problems).toHaveLength(1);
    expectProblem(loaded.problems[0], expected);
    expect(loaded.content).toBeDefined();
  });
});

describe('the list', () => {
  const spoilt: Change = (d) =>
    d
      .set('site.json', ['contacts', 'vk'], 'ftp://vk.com')
      .set('site.json', ['hero', 1], 'Two.jpg')
      .set('gallery.json', [0, 'id'], -2)
      .set('gallery.json', [0, 'category'], 'landskape')
      .set('gallery.json', [0, 'details', 'yt_videos', 0], 'https://example.org')
      .set('gallery.json', [1, 'src'], 'dog.jpg')
      .set('gallery.json', [1, 'titel'], 'art-1')
      .write('news.json', '[')
      .remove('images/about/portrait.jpg')
      .unset('locales/ru/translation.json', ['buy']);

  test('it names all ten of ten faults', async () => {
    expect(ofSeverity(await load(spoilt), 'error')).toHaveLength(10);
  });

  test('it is sorted by file, then by where things stand in it', async () => {
    const errors = ofSeverity(await load(spoilt), 'error');
    expect(errors.map(({ file, place }) => `${file}: ${place}`)).toMatchInlineSnapshot(`
      [
        "gallery.json: art--2, id (line 3)",
        "gallery.json: art--2, category (line 4)",
        "gallery.json: art--2, details.yt_videos #1 (line 27)",
        "gallery.json: art-1, src (line 40)",
        "gallery.json: art-1, titel (line 46)",
        "locales/ru/translation.json: buy",
        "news.json: line 1, column 2",
        "site.json: contacts.vk (line 5)",
        "site.json: hero #2 (line 15)",
        "site.json: about.portrait (line 29)",
      ]
    `);
  });

  test('it is the same on every run', async () => {
    const [one, two] = [await load(spoilt), await load(spoilt)];
    expect(one.problems).toEqual(two.problems);
  });

  test('it tells the line of an entry', async () => {
    const { problems } = await load((d) => d.set('gallery.json', [0, 'price'], 1));
    expect(problems[0]?.place).toMatch(/^art-2, price \(line \d+\)$/);
  });

  test('it says of a photo which entries use it', async () => {
    const { usesOf } = await load((draft) => draft);
    expect(usesOf('images/news/exhibition.jpg')).toEqual([
      { file: 'news.json', place: 'post 1, image' },
      { file: 'news.json', place: 'post 1, content.images #1' },
    ]);
  });
});
