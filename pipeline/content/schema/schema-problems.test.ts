import { test } from 'vitest';
import {
  EN_WORDS,
  expectError,
  expectNotice,
  type FaultRow,
  RU,
  RU_WORDS,
} from '#test/content-problems.ts';

test.each<FaultRow>([
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
    (d) => d.set('site.json', ['sponsor'], 'Ivanov'),
    'site.json',
    'sponsor',
    "unknown field 'sponsor'",
    'known here are name, profession',
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
    'a misspelled field beside the right one',
    (d) => d.set('gallery.json', [0, 'titel'], 'art-2'),
    'gallery.json',
    'art-2, titel',
    "unknown field 'titel', did you mean 'title'?",
    "remove it, 'title' is there already",
  ],
  [
    'a misspelled field deep inside',
    (d) => d.set('gallery.json', [1, 'details', 'vk_video'], []),
    'gallery.json',
    'art-1, details.vk_video',
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
    'post no. 1 of the file, id',
    "'0' is not a positive whole number",
    'write a number',
  ],
  [
    'an id that is too large to be counted on',
    (d) => d.set('news.json', [0, 'id'], 1e21),
    'news.json',
    'post no. 1 of the file, id',
    "the id '1e+21' is too large",
    'from 1 to 9007199254740991',
  ],
  [
    'the id of a work that is too large to be counted on',
    (d) => d.set('gallery.json', [0, 'id'], 1e21),
    'gallery.json',
    'work no. 1 of the file, id',
    "the id '1e+21' is too large",
    'from 1 to 9007199254740991',
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
    'an e-mail address that is none',
    (d) => d.set('site.json', ['contacts', 'email'], 'anna(at)example.org'),
    'site.json',
    'contacts.email',
    'not an e-mail address',
    'name@example.org',
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
    (d) => d.unset(RU, ['buy']),
    RU,
    'buy',
    "'buy' is missing",
    "add the field 'buy' with a text",
  ],
  [
    'an empty word of the interface',
    (d) => d.set(RU, ['button', 'home'], ''),
    RU,
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
    "remove it, 'untitled' is there already",
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a work',
    (d) => d.set('gallery.json', [0, 'owner'], 'Ivanov'),
    'gallery.json',
    'art-2, owner',
    "unknown field 'owner'",
    'the site does not use it; known here are id, category',
  ],
  [
    'a paragraph',
    (d) => d.set('gallery.json', [0, 'details', 'text', 0, 'voice'], 'river.mp3'),
    'gallery.json',
    'art-2, details.text #1, voice',
    "unknown field 'voice'",
    'known here are content, classes',
  ],
  [
    'the words of a work',
    (d) => d.set(RU_WORDS, ['landscape', 'art-2', 'subtitle'], 'этюд'),
    RU_WORDS,
    'landscape, art-2, subtitle',
    "unknown field 'subtitle'",
    'known here are title, text',
  ],
])('it lists a field of the artist’s own in %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
