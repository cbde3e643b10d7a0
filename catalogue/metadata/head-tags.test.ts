import { expect, test } from 'vitest';
import { sampleEdition, sampleWork } from './edition.fixture.ts';
import { headTags } from './head-tags.ts';
import { type PageSummary, pageSummaries } from './page-summary.ts';

type Kind = PageSummary['subject']['kind'];

function tagsOf(edition: ReturnType<typeof sampleEdition>, kind: Kind = 'work') {
  const page = pageSummaries(edition).find(({ subject }) => subject.kind === kind);
  if (!page) throw new Error(`There is no page of the kind ${kind}`);
  return headTags({ edition, page, preview: 'images/work.jpg' });
}

const meta = (attributes: object) => ({ name: 'meta', attributes });
const link = (attributes: object) => ({ name: 'link', attributes });

const works = [sampleWork({ id: 7, title: 'Утро' })];

const FOR_HOME_SCREENS = [
  link({ rel: 'manifest', href: '/art/site.webmanifest' }),
  link({ rel: 'apple-touch-icon', href: '/art/icons/touch-180.png' }),
];

test('it shows a work with its picture under the address of the site', () => {
  const tags = tagsOf(sampleEdition({ works, basePath: '/art/' }));
  for (const [property, content] of [
    ['og:image', 'https://example.org/art/images/work.jpg'],
    ['og:url', 'https://example.org/art/gallery/landscape/7'],
    ['og:title', 'Утро'],
  ]) {
    expect(tags).toContainEqual(meta({ property, content }));
  }
  expect(tags).toContainEqual(meta({ name: 'twitter:card', content: 'summary_large_image' }));
});

test('it tells messengers all that they need of a page', () => {
  const tags = tagsOf(sampleEdition({ works, language: 'en' }));
  const told = new Map(tags.map(({ attributes }) => [attributes.property, attributes.content]));
  expect(Object.fromEntries(told)).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Anna Ivanova',
    'og:description': expect.stringContaining('Утро'),
    'og:locale': 'en_GB',
    'og:image:width': 1200,
    'og:image:height': 630,
  });
});

test.each(['ru', 'en'] as const)('it hides an unlisted work from searches in %s', (language) => {
  const robots = meta({ name: 'robots', content: 'noindex' });
  const hidden = [sampleWork({ id: 8, isListed: false })];
  expect(tagsOf(sampleEdition({ works: hidden, language }))).toContainEqual(robots);
  expect(tagsOf(sampleEdition({ works, language }))).not.toContainEqual(robots);
});

test('it leaves out Open Graph and languages when the address of the site is not known', () => {
  const tags = tagsOf(sampleEdition({ works, siteUrl: undefined }));
  expect(tags.map(({ name }) => name)).toEqual(['script', 'meta', 'link', 'link']);
});

test('it names the address of a page, and its alternate in the other language', () => {
  const tags = tagsOf(sampleEdition({ works, basePath: '/art/', language: 'en' }));
  const address = (path: string) => `https://example.org/art/${path}gallery/landscape/7`;
  expect(tags.slice(0, 4)).toEqual([
    link({ rel: 'canonical', href: address('en/') }),
    link({ rel: 'alternate', hrefLang: 'ru', href: address('') }),
    link({ rel: 'alternate', hrefLang: 'en', href: address('en/') }),
    link({ rel: 'alternate', hrefLang: 'x-default', href: address('') }),
  ]);
});

test('it leads to the feeds of its language', () => {
  const tags = tagsOf(sampleEdition({ works, basePath: '/art/', language: 'en' }));
  const feed = { rel: 'alternate', title: 'Anna Ivanova: news' };
  expect(tags).toContainEqual(
    link({ ...feed, type: 'application/atom+xml', href: '/art/en/feed.xml' }),
  );
  expect(tags).toContainEqual(
    link({ ...feed, type: 'application/feed+json', href: '/art/en/feed.json' }),
  );
});

test('it gives every page what a home screen needs', () => {
  const edition = sampleEdition({ works, basePath: '/art/' });
  expect(tagsOf(edition)).toEqual(expect.arrayContaining(FOR_HOME_SCREENS));
});

test.each(['test', 'add', 'notFound'] as const)('it shares nothing of the page %s', (kind) => {
  const [description, ...others] = tagsOf(sampleEdition({ basePath: '/art/' }), kind);
  expect(description?.attributes).toMatchObject({ name: 'description' });
  expect(others).toEqual([meta({ name: 'robots', content: 'noindex' }), ...FOR_HOME_SCREENS]);
});

test('proves on the home page alone whose site it is', () => {
  const edition = sampleEdition({ works, siteUrl: undefined });
  const { catalogue } = edition;
  const site = { ...catalogue.site, verification: { bing: '1234', yandex: 'ab' } };
  const proven = { ...edition, catalogue: { ...catalogue, site } };
  expect(tagsOf(proven, 'home')).toEqual(
    expect.arrayContaining([
      meta({ name: 'yandex-verification', content: 'ab' }),
      meta({ name: 'msvalidate.01', content: '1234' }),
    ]),
  );
  expect(JSON.stringify(tagsOf(proven, 'about'))).not.toMatch(/verification|msvalidate/);
});
