import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

// Facts of the built files need no browser. A selector here names elements and ARIA, never a class of ours.

const SAMPLE_DIR = 'build/client';
const FIXTURE_DIR = 'build/specification';

/** The prerendered page of a path of the sample. */
export function builtPage(path: string): HTMLElement {
  return readPage(SAMPLE_DIR, path);
}

/** The prerendered page of a path of the fixture (`test/specification/content`). */
export function fixturePage(path: string): HTMLElement {
  return readPage(FIXTURE_DIR, path);
}

/** Whether the sample has a page of its own at a path. */
export function isBuilt(path: string): boolean {
  return existsSync(join(SAMPLE_DIR, path, 'index.html'));
}

/** The paths of all pages of the sample. */
export function builtPaths(): string[] {
  return globSync('**/index.html', { cwd: SAMPLE_DIR })
    .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'))
    .sort();
}

/** The visible text of an element, with single spaces and without soft hyphens. */
export function textOf(element: HTMLElement | null | undefined): string {
  return (element?.text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** The paths and URLs that an element links to. */
export function linksOf(element: HTMLElement | null | undefined): string[] {
  return (element?.querySelectorAll('a[href]') ?? []).map(
    (link) => link.getAttribute('href') ?? '',
  );
}

function readPage(siteDir: string, path: string): HTMLElement {
  return parse(readFileSync(join(siteDir, path, 'index.html'), 'utf8'));
}
