import { test } from 'vitest';
import { expectError, expectNotice, type ProblemRow } from '#test/content-problems.ts';

test.each<ProblemRow>([
  [
    'a link to a place outside the images folder',
    'images/gallery/river.jpg: used by art-2, src',
    (d) => d.link('images/gallery/river.jpg', '/etc/hostname'),
  ],
  [
    'outside the images folder',
    'images/gallery/river.jpg: used by art-2, src',
    (d) => d.link('images/gallery/river.jpg', '../../site.json'),
  ],
  [
    'a link that leads nowhere',
    'images/gallery/river.jpg: used by art-2, src',
    (d) => d.link('images/gallery/river.jpg', 'gone.jpg'),
  ],
  [
    'outside the images folder',
    'images/about: used by site.json: about.portrait',
    (d) => d.remove('images/about/portrait.jpg').link('images/about', '/etc'),
  ],
])('refuses: %s', expectError);

test.each<ProblemRow>([
  [
    'nobody uses this photo',
    'images/gallery/old.jpg: ',
    (d) => d.addPhoto('images/gallery/old.jpg'),
  ],
  [
    'nobody uses this photo',
    'images/hero/one-portrait.jpg: ',
    (d) => d.addPhoto('images/hero/one-portrait.jpg'),
  ],
  [
    'no page looks for photos in this folder',
    'images/old/old.jpg: ',
    (d) => d.addPhoto('images/old/old.jpg'),
  ],
])('notes: %s', expectNotice);
