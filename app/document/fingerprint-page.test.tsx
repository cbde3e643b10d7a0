import { expect, test } from 'vitest';
import { fingerprintOfPage } from './fingerprint-page.ts';
import type { LoadedPage } from './load-page.ts';

const PAGE: LoadedPage = {
  path: '/gallery/animals/1',
  language: 'ru',
  kind: 'work',
  title: 'Кот',
  head: [{ name: 'meta', attributes: { name: 'description', content: 'Кот' } }],
  icon: { type: 'image/svg+xml', href: '/seal.svg' },
  identity: { name: 'Анна', profession: 'художник', contacts: {}, offers: {} },
  found: { content: <Work title="Кот" />, styles: ['artwork'], stylesPlacement: 'inline' },
};

interface Shown {
  readonly title?: unknown;
}

function Work(_: Shown) {
  return null;
}

function Post(_: Shown) {
  return null;
}

const showing = (content: LoadedPage['found']['content']): LoadedPage => ({
  ...PAGE,
  found: { ...PAGE.found, content },
});

test('a page that is loaded once more has the same fingerprint', () => {
  const again = structuredClone({ ...PAGE, found: undefined });
  expect(
    fingerprintOfPage({ ...again, found: { ...PAGE.found, content: <Work title="Кот" /> } }),
  ).toBe(fingerprintOfPage(PAGE));
});

test.each<[string, LoadedPage]>([
  ['its path', { ...PAGE, path: '/gallery/animals/2' }],
  ['its head', { ...PAGE, head: [] }],
  ['the artist', { ...PAGE, identity: { ...PAGE.identity, profession: 'график' } }],
  ['what it shows', showing(<Work title="Кошка" />)],
  ['the component that shows it', showing(<Post title="Кот" />)],
  ['an element within', showing(<Work title={<em>Кот</em>} />)],
  ['the first screen', { ...PAGE, found: { ...PAGE.found, firstScreenEnd: 'end' } }],
])('it has another one when %s is another', (_, changed) => {
  expect(fingerprintOfPage(changed)).not.toBe(fingerprintOfPage(PAGE));
});

test.each([
  ['a function', () => 'Кот'],
  ['a map', new Map([['title', 'Кот']])],
  ['a set', new Set(['Кот'])],
])('it refuses %s, which could be another without being told', (_, title) => {
  expect(() => fingerprintOfPage(showing(<Work title={title} />))).toThrow("'title' is no data");
});
