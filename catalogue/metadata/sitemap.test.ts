import { expect, test } from 'vitest';
import { sampleEdition, samplePost, sampleWork } from './edition.fixture.ts';
import { pageSummaries } from './page-summary.ts';
import { sitemap } from './sitemap.ts';

function entryOf(xml: string, address: string): string | undefined {
  return xml.split('\n').find((line) => line.includes(`<loc>${address}</loc>`));
}

const sources = {
  works: [sampleWork({ id: 7 }), sampleWork({ id: 8, isListed: false })],
  posts: [samplePost({ id: 1, date: 'май 2025' }), samplePost({ id: 2, date: 'давно' })],
};
const xml = sitemap([sampleEdition(sources), sampleEdition({ ...sources, language: 'en' })]);

test('it lists a work in both languages, with its alternates and its picture', () => {
  for (const address of ['/gallery/landscape/7', '/en/gallery/landscape/7']) {
    expect(entryOf(xml, `https://example.org${address}`)).toContain(
      '<xhtml:link rel="alternate" hreflang="ru" href="https://example.org/gallery/landscape/7"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://example.org/en/gallery/landscape/7"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.org/gallery/landscape/7"/>' +
        '<image:image><image:loc>https://example.org/images/work-7-0123456789-1600.jpg</image:loc></image:image>',
    );
  }
});

test('it lists every page that shall be found once', () => {
  const listed = [...xml.matchAll(/<loc>https:\/\/example.org([^<]*)</g)].map(([, path]) => path);
  const expected = (['ru', 'en'] as const).flatMap((language) =>
    pageSummaries(sampleEdition({ ...sources, language })).filter(({ isListed }) => isListed),
  );
  expect(listed.toSorted()).toEqual(expected.map(({ path }) => path).toSorted());
});

test('it leaves out unlisted works and internal pages', () => {
  expect(xml).not.toMatch(/landscape\/8|\/add|\/test|\/404/);
});

test('it dates what the content dates, and nothing else', () => {
  expect(entryOf(xml, 'https://example.org/news/1')).toContain('<lastmod>2025-05-01</lastmod>');
  expect(xml.match(/<lastmod>/g)).toHaveLength(2);
});
