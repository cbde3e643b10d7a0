import { expect, test } from 'vitest';
import { sampleEdition } from './edition.fixture.ts';
import { robots } from './robots.ts';

test('it names the queries that make no other page, and the sitemap', () => {
  expect(robots(sampleEdition({ basePath: '/art/' }))).toBe(
    'User-agent: *\nAllow: /\nClean-param: id&photo&work\n\nSitemap: https://example.org/art/sitemap.xml\n',
  );
});

test('it names no sitemap when the address of the site is not known', () => {
  expect(robots(sampleEdition({ siteUrl: undefined }))).not.toContain('Sitemap');
});
