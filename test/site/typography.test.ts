import { globSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';
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

interface PageText {
  readonly text: string;
  /** The one that its element is marked with. */
  readonly language: string;
}

/** What visitors read in a page, element by element; `/add` is a tool. */
function* textsOf(node: DefaultTreeAdapterTypes.Node, language = ''): Generator<PageText> {
  if (defaultTreeAdapter.isTextNode(node)) yield { text: node.value, language };
  if (!('childNodes' in node)) return;
  let own = language;
  if (defaultTreeAdapter.isElementNode(node)) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (attributes.get('id') === 'add' || UNREAD.includes(node.tagName)) return;
    own = attributes.get('lang') ?? language;
  }
  for (const child of node.childNodes) yield* textsOf(child, own);
}

const read = new Map<string, readonly PageText[]>();

/** Each page is read once. */
function textsIn(file: string): readonly PageText[] {
  const html = () => readFileSync(`${SITE}/${file}`, 'utf8');
  const texts = read.get(file) ?? [...textsOf(parse(html(), { scriptingEnabled: false }))];
  read.set(file, texts);
  return texts;
}

const pageTexts = (file: string) => textsIn(file).map(({ text }) => text);

function seriesTexts(file: string): string[] {
  const items: readonly LightboxItem[] = JSON.parse(readFileSync(`${SITE}/${file}`, 'utf8'));
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

/** What stands in the titles of a page, headings or marked as such. */
function titleText(node: DefaultTreeAdapterTypes.Node, isTitle = false): string {
  if (defaultTreeAdapter.isTextNode(node)) return isTitle ? node.value : '';
  if (!('childNodes' in node)) return '';
  const isOne =
    defaultTreeAdapter.isElementNode(node) &&
    (/^h[1-3]$/.test(node.tagName) || node.attrs.some(({ name }) => name === 'data-title'));
  return node.childNodes.map((child) => titleText(child, isTitle || isOne)).join('');
}

test('soft hyphens stand in shown titles, and nowhere else', () => {
  const count = (text: string) => text.split('\u00ad').length - 1;
  let all = 0;
  for (const file of globSync('**/*.{html,json,xml,txt,ics}', { cwd: SITE })) {
    const text = readFileSync(`${SITE}/${file}`, 'utf8');
    if (!text.includes('\u00ad')) continue;
    const shown = file.endsWith('.html')
      ? titleText(parse(text, { scriptingEnabled: false }))
      : [...text.matchAll(/"shown":"[^"]+"/g)].join('');
    expect(count(text), file).toBe(count(shown));
    all += count(text);
  }
  expect(all).toBeGreaterThan(100);
});

test('no English sentence stands in what is marked as Russian, nor the other way round', () => {
  const sentences = globSync('en/**/*.html', { cwd: SITE })
    .flatMap(textsIn)
    .filter(({ text }) => /\p{L}+\s\p{L}+\s\p{L}+/u.test(text));
  expect(sentences.length).toBeGreaterThan(3_000);
  const spoken = ({ text }: PageText) => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en');
  const strange = sentences.filter((each) => each.language !== spoken(each));
  expect([...new Set(strange.map(({ text }) => text))]).toEqual([]);
});
