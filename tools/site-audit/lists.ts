import { addressOf, type BuiltSite, deadAmong, textOf } from './built-site.ts';
import { atomFindings, jsonFeedFindings } from './feeds.ts';
import { jsonFindings } from './json.ts';
import { isHidden } from './page.ts';
import { repeatedIn } from './repeated.ts';
import { hrefsOf, readXml, textsOf } from './xml.ts';

const FEEDS = ['', 'en/'] as const;

/** A day or a moment, as the schema of sitemaps asks for. */
const LASTMOD = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?$/;

/** What is listed for machines can be read by them, is there, and is what shall be found. */
export async function auditLists(site: BuiltSite): Promise<string[]> {
  const always = ['robots.txt', 'catalogue.json', 'licences.txt'];
  if (!site.siteUrl) return missing(site, always);
  const names = FEEDS.flatMap((folder) => [`${folder}feed.xml`, `${folder}feed.json`]);
  const absent = missing(site, [...always, 'sitemap.xml', ...names]);
  if (absent.length > 0) return absent;
  const found = [
    ...(await sitemapFindings(site)),
    ...(await robotsFindings(site)),
    ...(await jsonFindings(site, 'catalogue.json')),
  ];
  for (const folder of FEEDS) {
    found.push(...(await atomFindings(site, folder)), ...(await jsonFeedFindings(site, folder)));
  }
  return [...found, ...(await hiddenInLists(site, ['sitemap.xml', 'catalogue.json', ...names]))];
}

function missing({ files }: BuiltSite, names: readonly string[]): string[] {
  return names.filter((name) => !files.has(name)).map((name) => `${name}: is not there`);
}

async function sitemapFindings(site: BuiltSite): Promise<string[]> {
  const file = 'sitemap.xml';
  const { root, findings } = await readXml(site, file);
  if (!root) return findings;
  const listed = textsOf(root, 'loc');
  const expected = [...site.pagesByPath.values()]
    .filter((page) => !isHidden(page))
    .map((page) => addressOf(site, page));
  const pictures = textsOf(root, 'image:loc');
  const alternates = hrefsOf(root);
  return [
    ...expected
      .filter((address) => !listed.includes(address))
      .map((each) => `${file}: lacks ${each}`),
    ...repeatedIn(listed).map((each) => `${file}: has ${each} twice`),
    ...listed
      .filter((address) => !expected.includes(address))
      .map((each) => `${file}: has ${each}`),
    ...deadAmong(site, [...pictures, ...alternates]).map(
      (each) => `${file}: leads to nothing: ${each}`,
    ),
    ...textsOf(root, 'lastmod')
      .filter((date) => !LASTMOD.test(date))
      .map((date) => `${file}: has a lastmod that is no day: ${date}`),
  ];
}

async function robotsFindings(site: BuiltSite): Promise<string[]> {
  const lines = ((await textOf(site, 'robots.txt')) ?? '').split('\n');
  const demanded = [
    'User-agent: *',
    'Clean-param: id&photo&work',
    `Sitemap: ${site.root}sitemap.xml`,
  ];
  return [
    ...demanded
      .filter((line) => !lines.includes(line))
      .map((line) => `robots.txt: lacks '${line}'`),
    ...lines
      .filter((line) => /^Disallow:\s*\S/i.test(line))
      .map((line) => `robots.txt: hides what says itself whether it may be found: ${line}`),
  ];
}

/** Pages that shall not be found, and stand in a list all the same. */
async function hiddenInLists(site: BuiltSite, files: readonly string[]): Promise<string[]> {
  const hidden = [...site.pagesByPath.values()].filter(isHidden);
  const found: string[] = [];
  for (const file of files) {
    const text = (await textOf(site, file)) ?? '';
    for (const page of hidden) {
      const address = addressOf(site, page);
      const isListed = [`"${address}"`, `>${address}<`].some((each) => text.includes(each));
      if (isListed) found.push(`${file}: lists ${page.file}, which shall not be found`);
    }
  }
  return found;
}
