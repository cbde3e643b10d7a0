import { expect, test } from 'vitest';
import { sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { addWorksJson } from './assemble-catalogue.ts';

test('sends /add all fields of a work except the key of its draft, and the other photos', () => {
  const work = sampleWork({ id: 12, date: 'Минск' });
  const works = [{ ...work, entry: { ...work.entry, key: 'secret' } }];
  const others = new Map([['images/news/b.jpg', work.photo]]);
  const { files, photos } = JSON.parse(addWorksJson({ ...sampleSite().catalogue, works }, others));
  expect(files['gallery.json']).toEqual([work.entry]);
  expect(Object.keys(photos)).toEqual(['images/news/b.jpg', 'images/gallery/work-12.jpg']);
});
