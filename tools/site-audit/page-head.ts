import { addressOf, type BuiltSite } from './built-site.ts';
import { elementsNamed, isHidden, metaOf, type Page } from './page.ts';

/** The pages that shall not be found, by the ends of their paths; unlisted works come to them. */
const NEVER_FOUND = /^(?:en\/)?(?:404|add|test)$/;

const WORK = /^(?:en\/)?gallery\/[^/]+\/\d+$/;

const LANGUAGES = ['ru', 'en'] as const;

/** What messengers need of a page that is shared. */
const SHARED = [
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'twitter:card',
];

/** Every page says what it is in words of its own, where it stands, and which page is its alternate. */
export function auditHeads(site: BuiltSite): string[] {
  const pages = [...site.pagesByPath.values()];
  return [
    ...site.pages.flatMap((page) => withFile(page, ownFindings(site, page))),
    ...pages.flatMap((page) => withFile(page, hidingFindings(page))),
    ...LANGUAGES.flatMap((language) =>
      repetitions(pages.filter((page) => page.language === language)),
    ),
    ...(site.siteUrl ? pages.flatMap((page) => withFile(page, placeFindings(site, page))) : []),
  ];
}

function withFile({ file }: Page, findings: readonly string[]): string[] {
  return findings.map((finding) => `${file}: ${finding}`);
}

function ownFindings({ basePath }: BuiltSite, page: Page): string[] {
  const language = /^en(?:\/|$)/.test(page.path) ? 'en' : 'ru';
  const titles = elementsNamed(page, 'title').filter(({ isInFrame }) => !isInFrame);
  const manifest = elementsNamed(page, 'link', { rel: 'manifest' })[0]?.attributes.get('href');
  return [
    ...(page.language === language ? [] : [`says that its language is '${page.language}'`]),
    ...(titles.filter(({ text }) => text.trim()).length === 1 ? [] : ['has no single title']),
    ...(metaOf(page, 'description')?.trim() ? [] : ['has no description']),
    ...(metaOf(page, 'viewport') ? [] : ['has no viewport']),
    ...(manifest === `${basePath}site.webmanifest` ? [] : ['names no manifest']),
    ...['icon', 'apple-touch-icon']
      .filter((rel) => elementsNamed(page, 'link', { rel }).length === 0)
      .map((rel) => `names no ${rel}`),
  ];
}

function hidingFindings(page: Page): string[] {
  if (NEVER_FOUND.test(page.path)) return isHidden(page) ? [] : ['shall not be found, but may be'];
  return isHidden(page) && !WORK.test(page.path) ? ['shall be found, but is hidden'] : [];
}

/** Hidden pages are compared with each other too: they stand in tabs and bookmarks all the same. */
function repetitions(pages: readonly Page[]): string[] {
  const texts = {
    title: (page: Page) => elementsNamed(page, 'title')[0]?.text,
    description: (page: Page) => metaOf(page, 'description'),
  };
  return Object.entries(texts).flatMap(([name, textOf]) =>
    [...Map.groupBy(pages, textOf)]
      .filter(([text, namesakes]) => text && namesakes.length > 1)
      .map(
        ([text, namesakes]) =>
          `${namesakes.map(({ file }) => file).join(', ')}: have one ${name}: ${text}`,
      ),
  );
}

/** Absolute addresses: of the page itself, of its alternates, and what is shared with it. */
function placeFindings(site: BuiltSite, page: Page): string[] {
  const canonical = elementsNamed(page, 'link', { rel: 'canonical' });
  const alternates = alternatesOf(page);
  if (NEVER_FOUND.test(page.path)) {
    return canonical.length + alternates.size === 0 ? [] : ['is in no list, but names its address'];
  }
  const own = addressOf(site, page);
  return [
    ...(canonical.length === 1 && canonical[0]?.attributes.get('href') === own
      ? []
      : [`does not name itself as canonical: ${own}`]),
    ...alternateFindings(site, page, alternates),
    ...SHARED.filter((key) => !metaOf(page, key)?.trim()).map((key) => `lacks ${key}`),
    ...(metaOf(page, 'og:url') === own ? [] : [`is shared as ${metaOf(page, 'og:url')}`]),
    ...(metaOf(page, 'og:image')?.startsWith(site.root)
      ? []
      : ['is shared with a foreign picture']),
    ...(metaOf(page, 'twitter:card') === 'summary_large_image' ? [] : ['is shared small']),
  ];
}

function alternateFindings(
  site: BuiltSite,
  page: Page,
  alternates: ReadonlyMap<string, string>,
): string[] {
  const russian = page.path.replace(/^en(?:\/|$)/, '');
  const expected = new Map([
    ['ru', site.root + russian],
    ['en', site.root + `en/${russian}`.replace(/\/$/, '')],
    ['x-default', site.root + russian],
  ]);
  const wrong = [...expected]
    .filter(([language, address]) => alternates.get(language) !== address)
    .map(([language, address]) => `does not name ${address} as its ${language} version`);
  const further = [...alternates.keys()].filter((language) => !expected.has(language));
  const alternate = site.pagesByPath.get(
    russian === page.path ? `en/${russian}`.replace(/\/$/, '') : russian,
  );
  return [
    ...wrong,
    ...further.map((language) => `names a version in an unknown language: ${language}`),
    ...(alternate ? [] : ['has no alternate in the other language']),
    ...(alternate && isHidden(alternate) !== isHidden(page)
      ? ['is hidden in one language only']
      : []),
  ];
}

function alternatesOf(page: Page): ReadonlyMap<string, string> {
  return new Map(
    elementsNamed(page, 'link', { rel: 'alternate' }).flatMap(({ attributes }) => {
      const [language, address] = [attributes.get('hreflang'), attributes.get('href')];
      return language === undefined ? [] : [[language, address ?? '']];
    }),
  );
}
