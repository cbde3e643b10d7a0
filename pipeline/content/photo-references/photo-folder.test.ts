import { test } from 'vitest';
import { expectError, expectNotice, type FaultRow } from '#test/content-problems.ts';

test.each<FaultRow>([
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
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a photo that nobody uses',
    (d) => d.addPhoto('images/gallery/old.jpg'),
    'images/gallery/old.jpg',
    '',
    'nobody uses this photo',
    'remove it',
  ],
  [
    'a portrait that its hero photo does not name',
    (d) => d.addPhoto('images/hero/one-portrait.jpg'),
    'images/hero/one-portrait.jpg',
    '',
    'nobody uses this photo',
    'name it where it belongs',
  ],
  [
    'a photo in a folder of no use',
    (d) => d.addPhoto('images/old/old.jpg'),
    'images/old/old.jpg',
    '',
    'no page looks for photos in this folder',
    'move it',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
