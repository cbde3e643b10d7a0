import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { facetIndex } from '#catalogue/find/facets.ts';
import { decodePhoto } from '#pipeline/photos/decode/decode-photo.ts';
import { paletteOf } from '#pipeline/photos/decode/palette.ts';

/**
 * Chosen by looking at the pictures, before anything was measured: what everybody would call each of them, and after the
 * bar what else may be found in it.
 */
const BY_EYE = `
165 cobalt-violet | green-earth ochre sienna
161 sienna ochre | cobalt-violet cinnabar
160 ultramarine | cadmium-yellow cerulean ochre sienna
157 ochre | sienna cobalt-violet
156 ochre | green-earth sienna
154 cinnabar | madder cerulean ultramarine
151 ochre | sienna cinnabar
150 green-earth | ochre
148 madder | green-earth cerulean
147 green-earth | ochre
146 madder | lamp-black cinnabar
137 sienna | lamp-black ochre
135 ochre | sienna cobalt-violet
133 ochre | sienna
117 green-earth | cinnabar
106 madder | green-earth ochre sienna
96 cerulean | ultramarine ochre green-earth
93 cerulean | ultramarine ochre
90 green-earth | cerulean madder
89 ultramarine | cerulean lamp-black
79 cadmium-yellow green-earth | cerulean ochre
74 ochre | sienna cinnabar madder
163 lamp-black | green-earth ochre
`;

const entries: GalleryEntry[] = JSON.parse(readFileSync('content/gallery.json', 'utf8'));

test.each(BY_EYE.trim().split('\n'))('it finds the colours of %s', async (row) => {
  const [named = '', others = ''] = row.split(' | ');
  const [id, ...wanted] = named.split(' ');
  const entry = entries.find((each) => String(each.id) === id);
  if (!entry) throw new Error(`There is no work ${id}`);
  const photo = await decodePhoto(readFileSync(`content/images/gallery/${entry.src}`));
  if (photo.status === 'faulty') throw new Error(photo.message);
  const { width, height } = photo;
  const work = {
    ...{ entry, words: {}, detailPhotos: [] },
    photo: { name: entry.src, width, height, colour: '#000000', widths: [width] },
    palette: await paletteOf(photo),
  };
  const index = facetIndex({ works: [work], vocabulary: {}, site: { categories: {} } });
  const found = index.valuesOf.get(entry.id)?.colour ?? [];
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect([...wanted, ...others.split(' ')]).toEqual(expect.arrayContaining([...found]));
});
