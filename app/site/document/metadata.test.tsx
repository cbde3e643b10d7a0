import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { samplePages } from '#app/site/sample-pages.fixture.ts';
import { sampleWork } from '#catalogue/site.fixture.ts';
import { Metadata } from './metadata.tsx';

const WORK = '/gallery/landscape/7';
const works = [sampleWork({ id: 7, title: 'Утро' })];

function metadataOf(path: string, sample: Parameters<typeof samplePages>[0]): string {
  const page = samplePages(sample).get(path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return renderToStaticMarkup(<Metadata page={{ ...page, preview: 'images/work.jpg' }} />);
}

// Links to other languages: test/build/languages.build.ts.
test.each([
  '<link rel="canonical" href="https://example.org/art/en/gallery/landscape/7"/>',
  '<meta property="og:title" content="Утро"/>',
  '<meta property="og:url" content="https://example.org/art/en/gallery/landscape/7"/>',
  '<meta property="og:locale" content="en_GB"/>',
  '<meta property="og:image" content="https://example.org/art/images/work.jpg"/>',
  '<meta property="og:image:width" content="1200"/>',
  '<meta name="twitter:card" content="summary_large_image"/>',
  'type="application/atom+xml" title="Anna Ivanova: news and new works" href="/art/en/feed.xml"',
  '<link rel="manifest" href="/art/site.webmanifest"/>',
])('has %s', (tag) => {
  const html = metadataOf(`/en${WORK}`, { works, basePath: '/art/', language: 'en' });
  expect(html).toContain(tag);
});

test('hides an unlisted work from search engines, and no other', () => {
  const noindex = '<meta name="robots" content="noindex"/>';
  const hidden = [sampleWork({ id: 7, isListed: false })];
  expect(metadataOf(WORK, { works: hidden })).toContain(noindex);
  expect(metadataOf(WORK, { works })).not.toContain(noindex);
});

test('leaves out absolute links while the URL of the site is unknown', () => {
  const html = metadataOf(WORK, { works, siteUrl: undefined });
  expect(html).not.toMatch(/og:|canonical|alternate/);
  expect(html).toContain('"@type":"VisualArtwork"');
});

test.each(['/test', '/add', '/404'])('shares nothing of %s', (path) => {
  const html = metadataOf(path, {});
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/og:|canonical|alternate|ld\+json/);
});

test('proves on the home page alone whose site it is', () => {
  const verification = { bing: '1234', yandex: 'ab' };
  const home = metadataOf('/', { verification, siteUrl: undefined });
  expect(home).toContain('<meta name="yandex-verification" content="ab"/>');
  expect(home).toContain('<meta name="msvalidate.01" content="1234"/>');
  expect(metadataOf('/about', { verification })).not.toMatch(/verification|msvalidate/);
});
