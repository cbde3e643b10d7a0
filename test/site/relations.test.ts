import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';
import { isListed } from '#catalogue/works/artwork.ts';

const SITE = 'build/client';

const { works } = JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) as Catalogue;
const pages = works.map(({ entry }) => {
  const path = `/gallery/${entry.category}/${entry.id}`;
  const html = readFileSync(`${SITE}${path}/index.html`, 'utf8');
  const [section = ''] = /<section[^>]*aria-label="Близкие работы".*?<\/section>/s.exec(html) ?? [];
  const linksIn = (part: string) =>
    Array.from(part.matchAll(/href="(\/gallery\/[\w-]+\/\d+)"/g), ([, link = '']) => link);
  const neighbours = /<nav[^>]*aria-label="Предыдущая.*?<\/nav>/s.exec(html)?.[0] ?? '';
  return {
    path,
    isListed: isListed(entry),
    related: linksIn(section),
    neighbours: linksIn(neighbours),
  };
});

test('every listed work leads to four others that its page does not show besides', () => {
  const listed = pages.filter((page) => page.isListed);
  expect(listed.filter(({ neighbours }) => neighbours.length === 0)).toEqual([]);
  for (const { path, related, neighbours } of listed) {
    expect(new Set(related).size, path).toBe(4);
    expect(related, path).not.toContain(path);
    expect(
      related.filter((link) => neighbours.includes(link)),
      path,
    ).toEqual([]);
  }
  const fours = new Set(listed.map(({ related }) => related.toSorted().join()));
  expect(fours.size).toBe(listed.length);
});

test('no work leads to an unlisted one, and an unlisted one nowhere', () => {
  const unlisted = pages.filter((page) => !page.isListed);
  expect(unlisted.length).toBeGreaterThan(0);
  expect(unlisted.flatMap(({ related }) => related)).toEqual([]);
  const led = new Set(pages.flatMap(({ related }) => related));
  expect(unlisted.filter(({ path }) => led.has(path))).toEqual([]);
});
