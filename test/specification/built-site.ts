import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

// Facts of the built files need no browser. A selector here names elements and ARIA, never a class of ours.

const SAMPLE_DIR = 'build/client';

export function builtPage(path: string, siteDir = SAMPLE_DIR): HTMLElement {
  return parse(readFileSync(join(siteDir, path, 'index.html'), 'utf8'));
}

export const fixturePage = (path: string) => builtPage(path, 'build/specification');

export const isBuilt = (path: string) => existsSync(join(SAMPLE_DIR, path, 'index.html'));

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

export const mainText = (path: string) => textOf(builtPage(path).querySelector('main'));

export const plain = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)|\*+/g, '$1');

export function listedIds(page: HTMLElement, category: string): number[] {
  const ids = linksOf(page.querySelector('main')).flatMap(
    (path) => path.match(`/gallery/${category}/(\\d+)$`)?.[1] ?? [],
  );
  return [...new Set(ids)].map(Number);
}

export const sizeOf = (element: HTMLElement) =>
  ['width', 'height'].map((name) => element.getAttribute(name));

export function linksOf(element: Element): string[] {
  const links = element?.querySelectorAll('a[href]') ?? [];
  return links.map((link) => link.getAttribute('href') ?? '');
}
