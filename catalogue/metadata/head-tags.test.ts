import { expect, test } from 'vitest';
import { headTags, siteTags } from './head-tags.ts';
import { pageSummaries } from './page-summary.ts';
import { sampleEdition, sampleWork } from './sample-edition.ts';

function tagsOf(edition: ReturnType<typeof sampleEdition>) {
  const page = pageSummaries(edition).find(({ subject }) => subject.kind === 'work');
  if (!page) throw new Error('There is no work');
  return headTags({ edition, page, preview: 'images/work.jpg' });
}

const works = [sampleWork({ id: 7, title: 'A "quoted" <b>work</b>' })];

test('it shows a work with its picture under the address of the site', () => {
  const tags = tagsOf(sampleEdition({ works, basePath: '/art/' }));
  expect(tags).toContain(
    '<meta property="og:image" content="https://example.org/art/images/work.jpg">',
  );
  expect(tags).toContain('content="https://example.org/art/gallery/landscape/7"');
  expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('it escapes what the artist has written', () => {
  expect(tagsOf(sampleEdition({ works }))).toContain(
    'content="A &quot;quoted&quot; &lt;b&gt;work&lt;/b&gt;"',
  );
});

test('it leaves out Open Graph when the address of the site is not known', () => {
  const tags = tagsOf(sampleEdition({ works, siteUrl: undefined }));
  expect(tags).toContain('application/ld+json');
  expect(tags).not.toContain('og:');
});

test('it leads to the feeds of its language', () => {
  const tags = tagsOf(sampleEdition({ works, basePath: '/art/', language: 'en' }));
  expect(tags).toContain(
    'type="application/atom+xml" title="Anna Ivanova: news" href="/art/en/feed.xml"',
  );
  expect(tags).toContain('href="/art/en/feed.json"');
});

test('it gives every page what a home screen needs', () => {
  expect(siteTags(sampleEdition({ basePath: '/art/' }))).toBe(
    '<link rel="manifest" href="/art/site.webmanifest">' +
      '<link rel="apple-touch-icon" href="/art/icons/touch-180.png">',
  );
});
