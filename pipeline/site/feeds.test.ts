import { expect, test } from 'vitest';
import { atomFeed, type Feed, type FeedEntry, jsonFeed, latestEntries } from './feeds.ts';

const entry: FeedEntry = {
  url: 'https://example.org/en/news/1',
  title: 'A & <B>\u0001\uD800 😀',
  summary: 'Тридцать работ.',
  language: 'ru',
  date: '2025-05-01',
  image: 'https://example.org/images/1.jpg',
};

const feed: Feed = {
  title: 'Anna: news',
  language: 'en',
  author: 'Anna',
  urls: {
    home: 'https://example.org/en',
    author: 'https://example.org/en/about',
    atom: 'https://example.org/en/feed.xml',
    json: 'https://example.org/en/feed.json',
  },
  entries: [entry],
};

test('writes an Atom feed that escapes texts and names their language', () => {
  expect(atomFeed(feed)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <title>Anna: news</title>
    <id>https://example.org/en</id>
    <link href="https://example.org/en"/>
    <link rel="self" href="https://example.org/en/feed.xml"/>
    <updated>2025-05-01T00:00:00Z</updated>
    <author><name>Anna</name></author>
    <entry xml:lang="ru">
    <title>A &amp; &lt;B&gt; 😀</title>
    <id>https://example.org/en/news/1</id>
    <link href="https://example.org/en/news/1"/>
    <link rel="enclosure" type="image/jpeg" href="https://example.org/images/1.jpg"/>
    <published>2025-05-01T00:00:00Z</published>
    <updated>2025-05-01T00:00:00Z</updated>
    <summary>Тридцать работ.</summary>
    </entry>
    </feed>
    "
  `);
});

test('dates a feed without entries, because Atom requires a date', () => {
  expect(atomFeed({ ...feed, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

test('writes a JSON feed with the language of each entry', () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://example.org/en/feed.json',
    language: 'en',
    items: [
      {
        id: entry.url,
        content_text: entry.summary,
        date_published: '2025-05-01T00:00:00Z',
        language: 'ru',
      },
    ],
  });
});

test('keeps the latest 30 entries, newest first', () => {
  const days = Array.from(
    { length: 31 },
    (_, day) => `2025-01-${String(day + 1).padStart(2, '0')}`,
  );
  const latest = latestEntries(days.map((date) => ({ ...entry, date })));
  expect(latest.map(({ date }) => date)).toEqual(days.toReversed().slice(0, 30));
});
