import { expect, test } from 'vitest';
import { expectError, type FaultRow, loadChanged } from '#test/content-problems.ts';

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

test.each([
  ['another Unicode form', 'лучей.jpg'.normalize('NFD'), 'лучей.jpg'.normalize('NFC')],
  ['the same Unicode form', 'лучей.jpg'.normalize('NFD'), 'лучей.jpg'.normalize('NFD')],
  ['an invisible character in the name', 'river\u200B.jpg', 'river.jpg'],
  ['an invisible character in the file', 'river.jpg', 'ri\u00ADver.jpg'],
  ['a no-break space', 'the river.jpg', 'the\u00A0river.jpg'],
])('finds a photo with %s', async (_, name, written) => {
  const { problems } = await loadChanged((d) =>
    d
      .remove('images/gallery/river.jpg')
      .addPhoto(`images/gallery/${name}`)
      .set('gallery.json', [0, 'src'], written),
  );
  expect(problems).toEqual([]);
});
