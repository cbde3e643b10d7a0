import { addressOf, type BuiltSite, destinationOf } from './built-site.ts';
import { elementsNamed, isHidden, type Page, visibleText } from './page.ts';

type Thing = Readonly<Record<string, unknown>>;

/** What each kind of thing must say; what is not certain is left out, so nothing else is demanded. */
const DEMANDED: Readonly<Record<string, readonly string[]>> = {
  VisualArtwork: ['name', 'url', 'creator', 'image'],
  ImageObject: ['contentUrl', 'creditText', 'copyrightNotice', 'acquireLicensePage'],
  Person: ['name'],
  NewsArticle: ['headline', 'url', 'image', 'author'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  QuantitativeValue: ['value', 'unitCode'],
};

/** Which kind of page tells of which thing. */
const TOLD: readonly (readonly [path: RegExp, type: string])[] = [
  [/^(?:en)?$/, 'Person'],
  [/^(?:en\/)?about$/, 'Person'],
  [/^(?:en\/)?gallery\/[^/]+\/\d+$/, 'VisualArtwork'],
  [/^(?:en\/)?gallery\/[^/]+$/, 'BreadcrumbList'],
  [/^(?:en\/)?news\/\d+$/, 'NewsArticle'],
];

const DATE = /^(?:1[5-9]|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** The data of a page can be read, lead somewhere, and say nothing that the page itself does not say. */
export function auditStructuredData(site: BuiltSite): string[] {
  return site.pages.flatMap((page) =>
    pageFindings(site, page).map((finding) => `${page.file}: ${finding}`),
  );
}

function pageFindings(site: BuiltSite, page: Page): string[] {
  const scripts = elementsNamed(page, 'script', { type: 'application/ld+json' });
  const data: unknown[] = [];
  for (const { text } of scripts) {
    try {
      data.push(JSON.parse(text));
    } catch {
      return [`has data that are no JSON: ${text.slice(0, 60)}`];
    }
  }
  const things = data.flatMap(thingsIn);
  const isTold = page.file.endsWith('index.html') && (!isHidden(page) || things.length > 0);
  return [
    ...data.flatMap((each) =>
      (each as Thing)['@context'] === 'https://schema.org' ? [] : ['has data without a context'],
    ),
    ...TOLD.filter(([path]) => isTold && path.test(page.path))
      .filter(([, type]) => !things.some((thing) => thing['@type'] === type))
      .map(([, type]) => `tells of no ${type}`),
    ...things.flatMap((thing) => thingFindings(thing, page)),
    ...data.flatMap(textsIn).flatMap((text) => addressFindings(site, page, text)),
  ];
}

function thingFindings(thing: Thing, page: Page): string[] {
  const type = String(thing['@type']);
  const demanded = DEMANDED[type];
  if (!demanded) return [`tells of something unknown: ${type}`];
  const isReference = type === 'Person' && '@id' in thing;
  return [
    ...demanded
      .filter((key) => !isReference && isEmpty(thing[key]))
      .map((key) => `tells of a ${type} without ${key}`),
    ...Object.keys(thing)
      .filter((key) => /price|offer|rating|review|currency/i.test(key) || isEmpty(thing[key]))
      .map((key) => `tells ${key} of a ${type}: ${JSON.stringify(thing[key])}`),
    ...['dateCreated', 'datePublished'].flatMap((key) => dateFindings(key, thing[key], page)),
    ...sizeFindings(thing, page),
  ];
}

/** A date is certain only when the page itself gives it, and not as a span or a guess. */
function dateFindings(key: string, date: unknown, page: Page): string[] {
  if (date === undefined) return [];
  if (typeof date !== 'string' || !DATE.test(date)) return [`tells a ${key} that is none: ${date}`];
  const year = date.slice(0, 4);
  const said = visibleText(page);
  const isSaid = new RegExp(`(?<![\\d–—-])${year}(?!\\d|\\s*[–—-]\\s*\\d)`).test(said);
  return isSaid ? [] : [`tells a ${key} that it does not say: ${date}`];
}

function sizeFindings(thing: Thing, page: Page): string[] {
  if (thing['@type'] !== 'VisualArtwork') return [];
  return ['width', 'height'].flatMap((key) => {
    const value = (thing[key] as Thing | undefined)?.value;
    if (value === undefined) return [];
    // In centimetres; the page may say it in millimetres.
    const written = [String(value), String(value).replace('.', ','), String(Number(value) * 10)];
    const isSaid = written.some((each) => visibleText(page).includes(each));
    return isSaid && Number(value) > 0 ? [] : [`tells a ${key} that it does not say: ${value}`];
  });
}

function addressFindings(site: BuiltSite, page: Page, text: string): string[] {
  if (!text.startsWith(site.root)) return [];
  const { kind } = destinationOf(site, text, addressOf(site, page));
  return kind === 'file' ? [] : [`has data that lead to nothing: ${text}`];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || value === 'undefined';
}

/** Every object with a type, however deep. */
function thingsIn(data: unknown): Thing[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = '@type' in data ? [data as Thing] : [];
  return [...own, ...Object.values(data).flatMap(thingsIn)];
}

/** Every text of nested data. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
