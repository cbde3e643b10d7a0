import { globSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import type { LightboxContent } from '#app/lightbox/lightbox-item.ts';
import type { FindSource } from '#app/pages/gallery/find-source.ts';

const SITE = 'build/client';

const UNREAD = ['head', 'script', 'style', 'textarea'];

/** Words of one or two letters and what else a line may not end in, in texts of both languages. */
const LOOSE = [
  /(?<![\p{L}\p{N}’-])\p{L}{1,2} +(?=\S)/gu,
  /(?<![\p{L}\p{N}’-])(?:без|для|над|под|при|про|the|and|for) (?=\S)/giu,
  / (?=[—–-]\s)/gu,
  /\d (?=[×\p{L}])|[№×] (?=\d)/gu,
  /(?<!\p{L})\p{Lu}\. (?=\p{Lu})/gu,
  /"/g,
];

/** What visitors read in a page, element by element; `/add` is a tool. */
function* textsOf(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if (defaultTreeAdapter.isTextNode(node)) yield node.value;
  if (!('childNodes' in node)) return;
  if (defaultTreeAdapter.isElementNode(node)) {
    const isTool = node.attrs.some(({ name, value }) => name === 'id' && value === 'add');
    if (isTool || UNREAD.includes(node.tagName)) return;
  }
  for (const child of node.childNodes) yield* textsOf(child);
}

function pageTexts(file: string): string[] {
  const html = readFileSync(`${SITE}/${file}`, 'utf8');
  return [...textsOf(parse(html, { scriptingEnabled: false }))];
}

function seriesTexts(file: string): string[] {
  const { items }: LightboxContent = JSON.parse(readFileSync(`${SITE}/${file}`, 'utf8'));
  return items.flatMap(({ title, facts }) => [title.text, ...facts]);
}

function cardTexts(file: string): string[] {
  const { works }: FindSource = JSON.parse(readFileSync(`${SITE}/${file}`, 'utf8'));
  return works.flatMap(({ card: { title, desc } }) => [title?.text ?? '', desc]);
}

test.each([
  ['pages', '**/*.html', pageTexts, 15_000],
  ['lightboxes', '**/gallery/!(all)/works.json', seriesTexts, 600],
  ['cards', '**/gallery/all/works.json', cardTexts, 600],
])(
  'no text of %s lets a line end in a short word, or parts what belongs together',
  (_, pattern, texts, least) => {
    const all = globSync(pattern, { cwd: SITE }).flatMap(texts);
    expect(all.length).toBeGreaterThan(least);
    const loose = new Set(all.filter((text) => LOOSE.some((rule) => text.search(rule) !== -1)));
    expect([...loose]).toEqual([]);
  },
);
