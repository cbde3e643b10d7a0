import { globSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import type { LightboxItem } from '#app/lightbox/lightbox-item.ts';
import type { FindSource } from '#app/pages/gallery/find-source.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { artistTexts, asTyped, stringsIn } from '#test/artist-texts.ts';

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

/** What visitors read in a page, element by element. */
function* textsOf(node: DefaultTreeAdapterTypes.Node, language = ''): Generator<PageText> {
  if (defaultTreeAdapter.isTextNode(node)) yield { text: node.value, language };
  if (!('childNodes' in node)) return;
  let own = language;
  if (defaultTreeAdapter.isElementNode(node)) {
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    if (UNREAD.includes(node.tagName)) return;
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
  return works.flatMap(({ card: { title, desc } }) => [title.text, desc ?? '']);
}

const artist = artistTexts();
const typed = new Set([...artist].map(asTyped));

test.each([
  ['pages', '**/*.html', pageTexts, 7_000],
  ['lightboxes', '**/gallery/!(all)/works.json', seriesTexts, 300],
  ['cards', '**/gallery/all/works.json', cardTexts, 300],
])('no line of a text in %s may end in a short word', (_, pattern, texts, least) => {
  const all = globSync(pattern, { cwd: SITE }).flatMap(texts);
  const own = all.filter((text) => typed.has(asTyped(text)));
  expect(own.length).toBeGreaterThan(least);
  const loose = new Set(own.filter((text) => LOOSE.some((rule) => text.search(rule) !== -1)));
  expect([...loose]).toEqual([]);
});

test('labels stand in pages character by character', () => {
  const labels = new Set(
    (['ru', 'en'] as const)
      .flatMap((language) => stringsIn(LABELS[language]))
      .filter((label) => !artist.has(label)),
  );
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').trim();
  const shown = globSync('**/*.html', { cwd: SITE })
    .flatMap(pageTexts)
    .filter((text) => labels.has(plain(text)));
  expect(shown.length).toBeGreaterThan(20_000);
  expect([...new Set(shown)].filter((text) => text.includes('\u00a0'))).toEqual([]);
});

test('no file has soft hyphens', () => {
  const files = globSync('**/*.{html,json,js,xml,txt,ics}', { cwd: SITE });
  expect(files.length).toBeGreaterThan(1_000);
  const parted = files.filter((file) => readFileSync(`${SITE}/${file}`).includes('\u00ad'));
  expect(parted).toEqual([]);
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
