import { expect, test } from 'vitest';
import { sitemap } from './sitemap.ts';

const body = (xml: string) => xml.slice(xml.indexOf('<url>'));

test('lists a page in every language with its alternates, date and images', () => {
  const urls = { ru: 'https://example.org/news/1', en: 'https://example.org/en/news/1' };
  const xml = sitemap([
    { urls, lastModified: '2025-05-01', images: ['https://example.org/1.jpg'] },
  ]);
  const rest =
    '<lastmod>2025-05-01</lastmod>' +
    '<xhtml:link rel="alternate" hreflang="ru" href="https://example.org/news/1"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="https://example.org/en/news/1"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/news/1"/>' +
    '<image:image><image:loc>https://example.org/1.jpg</image:loc></image:image>';
  expect(body(xml)).toBe(
    `<url><loc>${urls.ru}</loc>${rest}</url>\n<url><loc>${urls.en}</loc>${rest}</url>\n</urlset>\n`,
  );
});

test('names no alternates on a site in one language', () => {
  const xml = sitemap([{ urls: { ru: 'https://example.org/?a&b' }, images: [] }]);
  expect(body(xml)).toBe('<url><loc>https://example.org/?a&amp;b</loc></url>\n</urlset>\n');
});
