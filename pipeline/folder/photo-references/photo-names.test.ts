import { expect, test } from 'vitest';
import { expectError, loadChanged, type ProblemRow } from '#test/content-problems.ts';

test.each<ProblemRow>([
  [
    "there is no photo 'unheard-of.png' in images/gallery/details",
    'gallery.json: art-2, details.images #1',
    (d) => d.set('gallery.json', [0, 'details', 'images', 0], 'unheard-of.png'),
  ],
  [
    "did you mean 'river.jpg'?",
    'gallery.json: art-2, src',
    (d) => d.set('gallery.json', [0, 'src'], 'rivr.jpg'),
  ],
  [
    "no photo 'portrait.jpg' in images/news",
    'news.json: post 1, image',
    (d) => d.set('news.json', [0, 'image'], 'portrait.jpg'),
  ],
  [
    "'River.JPG' is really called 'river.jpg'",
    'gallery.json: art-2, src',
    (d) => d.set('gallery.json', [0, 'src'], 'River.JPG'),
  ],
  [
    'leaves the folder images/gallery',
    'gallery.json: art-2, src',
    (d) => d.set('gallery.json', [0, 'src'], '../hero/one.jpg'),
  ],
  [
    'leaves the folder',
    'gallery.json: art-2, src',
    (d) => d.set('gallery.json', [0, 'src'], 'a/..\\../../x.jpg'),
  ],
  [
    'leaves the folder',
    'gallery.json: art-2, src',
    (d) => d.set('gallery.json', [0, 'src'], 'C:\\river.jpg'),
  ],
  [
    'is an address',
    'gallery.json: art-2, src',
    (d) => d.set('gallery.json', [0, 'src'], 'https://example.org/a.jpg'),
  ],
  [
    "no photo 'portrait.jpg'",
    'site.json: about.portrait',
    (d) => d.remove('images/about/portrait.jpg').addPhoto('images/about/portrait.jpg/a.jpg'),
  ],
])('refuses: %s', expectError);

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
