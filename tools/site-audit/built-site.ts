import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parse } from 'node-html-parser';
import { VERIFICATION_PAGE } from '#catalogue/schema/site-entry.ts';

export interface SitePlace {
  readonly dir: string;
  /** `https://example.org`; without it the site has no absolute URL of its own. */
  readonly siteUrl?: string | undefined;
  /** With a slash at both ends. */
  readonly basePath: string;
}

export interface BuiltSite extends SitePlace {
  /** Paths below the site. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly Page[];
  /** URL of the home page; invented for a site without its own. */
  readonly root: string;
}

export interface Page {
  /** Below the site: `en/news/index.html`. */
  readonly file: string;
  readonly url: string;
  readonly html: string;
  /** In document order, with those of its frames. */
  readonly elements: readonly PageElement[];
}

export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  /** In the document of an `<iframe srcdoc>`. */
  readonly isInFrame: boolean;
}

/** The players of videos: YouTube without cookies, and VK under all of its names. */
export const PLAYERS = [
  'https://www.youtube-nocookie.com',
  'https://vk.com',
  'https://vk.ru',
  'https://vkvideo.ru',
];

export async function readSite(place: SitePlace): Promise<BuiltSite> {
  const { dir, siteUrl = 'https://unknown.invalid', basePath } = place;
  const root = siteUrl + basePath;
  const entries = await Array.fromAsync(glob('**/*', { cwd: dir, withFileTypes: true }));
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).replaceAll('\\', '/'))
    .toSorted();
  const pages = files
    .filter((file) => file.endsWith('.html') && !VERIFICATION_PAGE.test(file))
    .map(async (file): Promise<Page> => {
      const html = await readFile(join(dir, file), 'utf8');
      const url = root + file.replace(/\/?(?:index|404)\.html$/, '');
      return { file, url, html, elements: elementsOf(html) };
    });
  return { ...place, files: new Set(files), pages: await Promise.all(pages), root };
}

function elementsOf(html: string, isInFrame = false): PageElement[] {
  const document = parse(html, {
    parseNoneClosedTags: true,
    blockTextElements: { script: true, style: true },
  });
  return document.querySelectorAll('*').flatMap((element) => {
    const attributes = element.attrs;
    const name = element.rawTagName.toLowerCase();
    return [
      { name, attributes, text: element.rawText, isInFrame },
      ...(attributes.srcdoc === undefined ? [] : elementsOf(attributes.srcdoc, true)),
    ];
  });
}

export function isHidden({ elements }: Page): boolean {
  return elements.some(
    ({ name, attributes }) =>
      name === 'meta' && attributes.name === 'robots' && attributes.content?.includes('noindex'),
  );
}

/** The file of the site that a URL leads to. Hosts find a page with and without a final slash. */
export function fileAt({ root, files }: BuiltSite, url: URL): string | undefined {
  const { origin, pathname } = new URL(root);
  const path = `${decodeURIComponent(url.pathname).replace(/\/$/, '')}/`;
  if (url.origin !== origin || !path.startsWith(pathname)) return undefined;
  const name = path.slice(pathname.length, -1);
  return [name, `${name}/index.html`.replace(/^\//, '')].find((file) => files.has(file));
}
