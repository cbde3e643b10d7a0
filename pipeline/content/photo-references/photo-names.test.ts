import { test } from 'vitest';
import { expectError, type FaultRow } from '#test/content-problems.ts';

/** й as one character and as two, however this file itself is stored. */
const NFC = 'лучей.jpg'.normalize('NFC');
const NFD = NFC.normalize('NFD');

test.each<FaultRow>([
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
    'a folder in the place of a photo',
    (d) => d.remove('images/about/portrait.jpg').addPhoto('images/about/portrait.jpg/a.jpg'),
    'site.json',
    'about.portrait',
    "no photo 'portrait.jpg'",
    "use 'portrait.jpg/a.jpg'",
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});
