import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A page of the built site as a search engine reads it. */
export interface FoundPage {
  /** Below the base path: `en/news`, and nothing for the home page. */
  readonly path: string;
  readonly language: string;
  readonly html: string;
  readonly title: string | undefined;
  readonly isHidden: boolean;
  /** By name or property. */
  readonly meta: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** Addresses by language, and `x-default`. */
  readonly alternates: ReadonlyMap<string, string>;
  /** Every `href` of the head. */
  readonly links: readonly string[];
  readonly data: readonly unknown[];
}

/** Reads every page of a built site, with expressions of its own, not with the code that has written it. */
export async function readPages(siteDir: string): Promise<FoundPage[]> {
  const files = await Array.fromAsync(glob('**/index.html', { cwd: siteDir }));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const html = await readFile(join(siteDir, file), 'utf8');
      return readPage(file.replace(/\/?index\.html$/, ''), html);
    }),
  );
}

function readPage(path: string, html: string): FoundPage {
  // React leaves some of what belongs into the head wherever a component stands; so the whole page is looked through.
  const attributesOfAll = (tag: RegExp) =>
    Array.from(html.matchAll(tag), ([, written = '']) => attributesOf(written));
  const links = attributesOfAll(/<link\s([^>]*)>/g);
  return {
    path,
    html,
    language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1] ?? '',
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    isHidden: /<meta name="robots" content="noindex"/.test(html),
    meta: new Map(
      attributesOfAll(/<meta\s([^>]*)>/g).map(({ name, property, content }) => [
        name ?? property ?? '',
        content ?? '',
      ]),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: new Map(
      links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
    links: links.flatMap(({ href }) => href ?? []),
    data: Array.from(
      html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g),
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

function attributesOf(written: string): Record<string, string | undefined> {
  const found = written.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(found, ([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]),
  );
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
  return text
    .replace(/&(lt|gt|quot|#39|#x27);/g, (mark, name: string) => signs[name] ?? mark)
    .replaceAll('&amp;', '&');
}
