import { globSync, readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { expect, test } from 'vitest';
import type { FindSource } from '#app/islands/find/choice.ts';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import type { TranslationFile } from '#catalogue/schema/locale-files.ts';
import { memoize } from '#catalogue/texts/memoize.ts';

const SITE = 'build/client';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : [];
}

const asTyped = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/[«»„“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .trim();

const ARTIST = new Set([
  ...stringsIn(read('content/news.json')),
  ...['ru', 'en'].flatMap((language) => {
    const { biography }: TranslationFile = read(`content/locales/${language}/translation.json`);
    return stringsIn([biography, read(`content/locales/${language}/gallery.json`)]);
  }),
]);

const TYPED = new Set([...ARTIST].map(asTyped));

const LOOSE = [
  /(?<![\p{L}\p{N}’-])\p{L}{1,2} +(?=\S)/u,
  /(?<![\p{L}\p{N}’-])(?:без|для|над|под|при|про|the|and|for) (?=\S)/iu,
  / (?=[—–-]\s)/u,
  /\d (?=[×\p{L}])|[№×] (?=\d)/u,
  /(?<!\p{L})\p{Lu}\. (?=\p{Lu})/u,
  /"/,
];

type PageText = Readonly<Record<'text' | 'language', string>>;

function* textsOf(node: DefaultTreeAdapterTypes.Node, language = ''): Generator<PageText> {
  if (defaultTreeAdapter.isTextNode(node)) yield { text: node.value, language };
  if (!('childNodes' in node)) return;
  let own = language;
  if (defaultTreeAdapter.isElementNode(node)) {
    if (['head', 'script', 'style', 'textarea'].includes(node.tagName)) return;
    own = node.attrs.find(({ name }) => name === 'lang')?.value ?? language;
  }
  for (const child of node.childNodes) yield* textsOf(child, own);
}

const textsIn = memoize((file: string): readonly PageText[] => [
  ...textsOf(parse(readFileSync(file, 'utf8'), { scriptingEnabled: false })),
]);

const pageTexts = (file: string) => textsIn(file).map(({ text }) => text);

const lightboxTexts = (file: string) =>
  (read(file) as LightboxItem[]).flatMap(({ title, facts }) => [title.text, ...facts]);

const cardTexts = (file: string) =>
  (read(file) as FindSource).works.flatMap(({ card }) => [card.title.text, ...card.facts]);

test.each([
  ['pages', '**/*.html', pageTexts, 7_000],
  ['lightboxes', '**/gallery/!(all)/works.json', lightboxTexts, 300],
  ['cards', '**/gallery/all/works.json', cardTexts, 300],
])('no line of a text in %s may end in a short word', (_, pattern, texts, least) => {
  const all = globSync(`${SITE}/${pattern}`).flatMap(texts);
  const own = all.filter((text) => TYPED.has(asTyped(text)));
  expect(own.length).toBeGreaterThan(least);
  const loose = new Set(own.filter((text) => LOOSE.some((rule) => rule.test(text))));
  expect([...loose]).toEqual([]);
});

test('no text has invisible characters', () => {
  const files = globSync(`${SITE}/**/*.{html,json,xml,ics}`);
  const invisible = files.filter((file) =>
    /[\u00ad\u200b-\u200d\u2060-\u2064\ufeff]/.test(readFileSync(file, 'utf8')),
  );
  expect(invisible).toEqual([]);
});

test('every sentence of an English page is marked with its language', () => {
  const sentences = globSync(`${SITE}/en/**/*.html`)
    .flatMap(textsIn)
    .filter(({ text }) => /\p{L}+\s\p{L}+\s\p{L}+/u.test(text));
  expect(sentences.length).toBeGreaterThan(3_000);
  const spoken = ({ text }: PageText) => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en');
  const strange = sentences.filter((each) => each.language !== spoken(each));
  expect([...new Set(strange.map(({ text }) => text))]).toEqual([]);
});
