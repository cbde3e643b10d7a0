import { expect, test } from 'vitest';
import { samplePages } from '#app/site/sample-pages.fixture.ts';
import { samplePost, sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { discoveryFiles } from './discovery-files.ts';

const content = {
  basePath: '/art/',
  works: [
    sampleWork({ id: 7, title: 'A & <B>\u0001\uD800 😀', date: 'Минск, июнь 2025' }),
    sampleWork({ id: 8, date: '' }),
    sampleWork({ id: 9, date: 'июль 2025', isListed: false }),
    sampleWork({ id: 10, date: '2024' }),
  ],
  posts: [samplePost({ id: 1, date: 'май 2025' }), samplePost({ id: 2, date: 'давно' })],
};
const ROOT = 'https://example.org/art';

function filesOf(sample: object, languages: readonly [string, ...string[]] = ['ru']) {
  const [first, ...others] = languages.map((language) => {
    const source = { ...sample, language };
    return { site: sampleSite(source), pages: [...samplePages(source).values()] };
  });
  return first ? discoveryFiles([first, ...others]) : {};
}

const files = filesOf(content, ['ru', 'en']);
const itemsOf = (file?: string) => JSON.parse(file ?? '').items;

test('lists pages in the sitemap except unlisted works and internal pages', () => {
  const locations = (files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g);
  const urls = Array.from(locations, ([, url = '']) => url);
  expect(urls).toContain(`${ROOT}/gallery/landscape/7`);
  expect(urls).toContain(`${ROOT}/en/gallery/landscape/7`);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => /landscape\/9|\/add|\/test|\/404/.test(url))).toEqual([]);
});

test('lists a page with its date, the other languages and its images', () => {
  const [, rest] = files['sitemap.xml']?.split(`<loc>${ROOT}/news/1</loc>`) ?? [];
  const [alternates, image] = rest?.split(/(?=<image:image>)|<\/url>/) ?? [];
  expect(alternates).toBe(
    '<lastmod>2025-05-01</lastmod>' +
      `<xhtml:link rel="alternate" hreflang="ru" href="${ROOT}/news/1"/>` +
      `<xhtml:link rel="alternate" hreflang="en" href="${ROOT}/en/news/1"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${ROOT}/news/1"/>`,
  );
  expect(image).toMatch(/^<image:image><image:loc>https:.*<\/image:loc><\/image:image>$/);
});

test('has listed works and posts with a known date in the feeds, newest first', () => {
  expect(itemsOf(files['en/feed.json'])).toMatchObject([
    { url: `${ROOT}/en/gallery/landscape/7`, date_published: '2025-06-01T00:00:00Z' },
    { url: `${ROOT}/en/news/1` },
    { url: `${ROOT}/en/gallery/landscape/10` },
  ]);
});

test('writes an Atom feed that escapes texts and names their language', () => {
  const [feed] = files['en/feed.xml']?.split('</entry>') ?? [];
  expect(feed).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
    <title>Anna Ivanova: news and new works</title>
    <id>https://example.org/art/en</id>
    <link href="https://example.org/art/en"/>
    <link rel="self" href="https://example.org/art/en/feed.xml"/>
    <updated>2025-06-01T00:00:00Z</updated>
    <author><name>Anna Ivanova</name></author>
    <entry xml:lang="ru">
    <title>A &amp; &lt;B&gt; 😀</title>
    <id>https://example.org/art/en/gallery/landscape/7</id>
    <link href="https://example.org/art/en/gallery/landscape/7"/>
    <link rel="enclosure" type="image/jpeg" href="https://example.org/art/images/work-7-0123456789-960.jpg"/>
    <published>2025-06-01T00:00:00Z</published>
    <updated>2025-06-01T00:00:00Z</updated>
    <summary>A &amp; &lt;B&gt; 😀. Landscape; Минск, июнь 2025.</summary>
    "
  `);
});

test('keeps the latest 30 entries', () => {
  const works = Array.from({ length: 31 }, (_, index) =>
    sampleWork({ id: index + 1, date: String(1990 + index) }),
  );
  const items = itemsOf(filesOf({ works })['feed.json']);
  expect(items).toHaveLength(30);
  expect(items[29].url).toMatch(/\/2$/);
});

test('names queries for Yandex in robots.txt, and starts the web app at the home page', () => {
  const [, ...lines] = files['robots.txt']?.split('\n') ?? [];
  const sitemap = `Sitemap: ${ROOT}/sitemap.xml`;
  expect(lines).toEqual(['Allow: /', 'Clean-param: id&photo&work', '', sitemap, '']);
  const manifest = JSON.parse(files['site.webmanifest'] ?? '');
  expect(manifest).toMatchObject({ name: 'Анна Иванова', lang: 'ru', start_url: '/art/' });
});

test('writes neither sitemap nor feeds while the URL of the site is unknown', () => {
  const withoutUrl = filesOf({ siteUrl: undefined });
  expect(Object.keys(withoutUrl)).toEqual(['robots.txt', 'catalogue.json', 'site.webmanifest']);
  expect(withoutUrl['robots.txt']).not.toContain('Sitemap');
});
