import { expect, test } from 'vitest';
import { samplePages } from '#app/site/sample-pages.fixture.ts';
import { samplePost, sampleSite, sampleWork } from '#catalogue/site.fixture.ts';
import { discoveryFiles } from './discovery-files.ts';

const content = {
  basePath: '/art/',
  works: [
    sampleWork({ id: 7, date: 'Минск, июнь 2025' }),
    sampleWork({ id: 8, date: '' }),
    sampleWork({ id: 9, date: 'июль 2025', isListed: false }),
    sampleWork({ id: 10, date: '2024' }),
  ],
  posts: [samplePost({ id: 1, date: 'май 2025' }), samplePost({ id: 2, date: 'давно' })],
};
const ROOT = 'https://example.org/art';
const published = (sample: Parameters<typeof sampleSite>[0]) => ({
  site: sampleSite(sample),
  pages: [...samplePages(sample).values()],
});
const files = discoveryFiles([published(content), published({ ...content, language: 'en' })]);

test('lists pages in the sitemap except unlisted works and internal pages', () => {
  const urls = [...(files['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(urls).toContain(`${ROOT}/gallery/landscape/7`);
  expect(urls).toContain(`${ROOT}/en/gallery/landscape/7`);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => /landscape\/9|\/add|\/test|\/404/.test(`${url}`))).toEqual([]);
});

test('dates only posts in the sitemap', () => {
  expect(files['sitemap.xml']?.match(/[^>]+<\/loc><lastmod>[^<]+/g)).toEqual([
    `${ROOT}/news/1</loc><lastmod>2025-05-01`,
    `${ROOT}/en/news/1</loc><lastmod>2025-05-01`,
  ]);
});

test('has listed works and posts with a known date in the feeds', () => {
  const { items } = JSON.parse(files['en/feed.json'] ?? '');
  expect(items.map(({ url, language }: Record<string, string>) => [url, language])).toEqual([
    [`${ROOT}/en/gallery/landscape/7`, 'ru'],
    [`${ROOT}/en/news/1`, 'ru'],
    [`${ROOT}/en/gallery/landscape/10`, 'ru'],
  ]);
  expect(files['feed.xml']).toContain(`<link rel="self" href="${ROOT}/feed.xml"/>`);
});

test('names queries for Yandex in robots.txt, and the sitemap', () => {
  expect(files['robots.txt']).toBe(
    `User-agent: *\nAllow: /\nClean-param: id&photo&work\n\nSitemap: ${ROOT}/sitemap.xml\n`,
  );
});

test('starts the web app at the home page', () => {
  expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({
    name: 'Анна Иванова',
    lang: 'ru',
    start_url: '/art/',
    icons: [{ src: 'icons/icon-192.png' }, { src: 'icons/icon-512.png' }],
  });
});

test('writes neither sitemap nor feeds while the URL of the site is unknown', () => {
  const withoutUrl = discoveryFiles([published({ siteUrl: undefined })]);
  expect(Object.keys(withoutUrl)).toEqual(['robots.txt', 'catalogue.json', 'site.webmanifest']);
  expect(withoutUrl['robots.txt']).not.toContain('Sitemap');
});
