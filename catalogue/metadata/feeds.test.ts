import { expect, test } from 'vitest';
import { atomFeed } from './atom-feed.ts';
import { sampleEdition, samplePost, sampleWork } from './edition.fixture.ts';
import { feedEntries } from './feed-entries.ts';
import { jsonFeed } from './json-feed.ts';

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const works = [
  sampleWork({ id: 7, title: 'A & <B>', englishTitle: 'A & <B>', date: 'Минск, июнь 2025' }),
  sampleWork({ id: 8, date: '' }),
  sampleWork({ id: 9, date: 'июль 2025', isListed: false }),
  sampleWork({ id: 10, date: '2024' }),
];
const posts = [samplePost({ id: 1, date: 'май 2025' }), samplePost({ id: 2, date: 'давно' })];

test('it tells the newest first, and only of what is listed and bears a certain date', () => {
  const addresses = feedEntries(sampleEdition({ works, posts })).map(({ address }) => address);
  expect(addresses).toEqual([
    'https://example.org/gallery/landscape/7',
    'https://example.org/news/1',
    'https://example.org/gallery/landscape/10',
  ]);
});

test('it dates every entry of the Atom feed as RFC 3339 wants it, and the feed as its newest', () => {
  const xml = atomFeed(sampleEdition({ works, posts }));
  const dates = [...xml.matchAll(/<(?:updated|published)>([^<]*)</g)].map(([, date]) => date);
  expect(dates).toHaveLength(7);
  for (const date of dates) expect(date).toMatch(RFC_3339);
  expect(dates[0]).toBe('2025-06-01T00:00:00Z');
});

test('it has all that readers of feeds demand', () => {
  const edition = sampleEdition({ works, posts, language: 'en' });
  const [feed = '', ...entries] = atomFeed(edition).split('<entry');
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
  expect(feed).toMatch(/<link [^>]*rel="self"[^>]*href="https:\/\/example.org\/en\/feed.xml"/);
  for (const name of ['title', 'id', 'updated', 'author']) expect(feed).toContain(`<${name}>`);
  for (const entry of entries) {
    for (const name of ['title', 'id', 'updated', 'link', 'summary']) {
      expect(entry).toMatch(new RegExp(`<${name}[ >]`));
    }
  }
  const { title, items } = JSON.parse(jsonFeed(edition));
  expect(title).toBeTruthy();
  const ids = items.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const item of items) {
    expect(item.content_text ?? item.content_html).toBeTruthy();
    expect(item.date_published).toMatch(RFC_3339);
  }
});

test('it escapes what the artist has written', () => {
  const xml = atomFeed(sampleEdition({ works }));
  expect(xml).toContain('<title>A &amp; &lt;B&gt;</title>');
  expect(xml).not.toContain('<B>');
});

test('it makes a whole Atom feed even without news', () => {
  expect(atomFeed(sampleEdition())).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

test('it says in the English feeds which words are Russian', () => {
  const edition = sampleEdition({ works, posts, language: 'en' });
  expect(atomFeed(edition)).toContain('<entry xml:lang="ru"><title>Выставка 1</title>');
  const { items, ...feed } = JSON.parse(jsonFeed(edition));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://example.org/en/feed.json',
    language: 'en',
  });
  expect(items.map((item: { language: string }) => item.language)).toEqual(['en', 'ru', 'en']);
});
