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
    'known here are version, name, profession',
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
    'an id that is too large to be counted on',
    (d) => d.set('news.json', [0, 'id'], 1e21),
    'news.json',
    'post no. 1 of the file, id',
    "the id '1e+21' is too large",
    'from 1 to 9007199254740991',
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
    'a place beyond the end of a scroll',
    (d) => d.set('gallery.json', [0, 'details', 'text', 0, 'at'], 120),
    'gallery.json',
    'art-2, details.text #1, at',
    "'120' is no place of a scroll",
    'a number from 0 to 100',
  ],
  [
    'more for close up than is allowed',
    (d) => d.set('site.json', ['closeUp'], 9000),
    'site.json',
    'closeUp',
    "'9000' is no largest side for close up",
    'from 2001 to 3600',
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
    'no hero photo',
    (d) => d.set('site.json', ['hero'], []),
    'site.json',
    'hero',
    "'hero' has no photo",
    'name at least one',
  ],
  [
    'a hero photo that is a list',
    (d) => d.set('site.json', ['hero', 0], ['one.jpg', 'two.jpg']),
    'site.json',
    'hero #1',
    'must be fields in curly brackets { }, not a list',
    'replace it by fields',
  ],
  [
    'a hero photo without the portrait that its brackets are for',
    (d) => d.set('site.json', ['hero', 0], { picture: 'one.jpg' }),
    'site.json',
    'hero #1, portrait',
    "'portrait' is missing",
    "add the field 'portrait' with a text",
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
    'an artist whom nobody can reach',
    (d) => d.set('site.json', ['contacts'], {}),
    'site.json',
    'contacts',
    "'contacts' is empty",
    'at least one of vk, instagram, email',
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
])('it lists a field of the artist’s own in %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
