import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

// Facts of the built files need no browser. A selector here names elements and ARIA, never a class of ours.

const SAMPLE_DIR = 'build/client';

/** The prerendered page of a path of the sample. */
export function builtPage(path: string, siteDir = SAMPLE_DIR): HTMLElement {
  return parse(readFileSync(join(siteDir, path, 'index.html'), 'utf8'));
}

/** The prerendered page of a path of the fixture (`test/specification/content`). */
export const fixturePage = (path: string) => builtPage(path, 'build/specification');

/** Whether the sample has a page of its own at a path. */
export const isBuilt = (path: string) => existsSync(join(SAMPLE_DIR, path, 'index.html'));

/** The paths of all pages of the sample. */
export function builtPaths(): string[] {
  return globSync('**/index.html', { cwd: SAMPLE_DIR })
    .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
    .sort();
}

type Element = HTMLElement | null | undefined;

/** The visible text of an element, with single spaces and without soft hyphens. */
export function textOf(element: Element): string {
  return (element?.text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** The paths and URLs that an element links to. */
export function linksOf(element: Element): string[] {
  const links = element?.querySelectorAll('a[href]') ?? [];
  return links.map((link) => link.getAttribute('href') ?? '');
}
