import { globSync, readFileSync } from 'node:fs';
import { isProbablyReaderable, Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import type { LightboxItem } from '#app/islands/lightbox/lightbox-item.ts';
import type { GalleryEntry } from '#catalogue/schema/gallery-entry.ts';

const SITE = 'build/client';

function read(file: string) {
  const html = readFileSync(`${SITE}/${file}`, 'utf8');
  // Readability changes the document that it reads.
  const article = new Readability(parseHTML(html).document).parse();
  return { page: parseHTML(html).document, article: parseHTML(article?.content ?? '').document };
}

const srcOf = (image: Element) => image.getAttribute('src') ?? '';

test('reader modes keep the picture, the details line and the text of a work', () => {
  const works: GalleryEntry[] = JSON.parse(readFileSync('content/gallery.json', 'utf8'));
  const readings = works
    .filter(({ details }) => details.text)
    .map(({ id, category }) => read(`gallery/${category}/${id}/index.html`))
    // Browsers offer no reader mode for less text.
    .filter(({ page }) => isProbablyReaderable(page));
  expect(readings.length).toBeGreaterThan(2);
  for (const { page, article } of readings) {
    const paragraphs = [...page.querySelectorAll('article p')]
      .filter(({ parentElement }) => !parentElement?.querySelector('a, button'))
      .map(({ textContent }) => textContent ?? '');
    const text = article.documentElement.textContent ?? '';
    expect(paragraphs.filter((paragraph) => !text.includes(paragraph))).toEqual([]);
    const painting = page.querySelector('[data-painting] img');
    expect([...article.querySelectorAll('img')].map(srcOf)).toContain(painting && srcOf(painting));
  }
});

test('reader modes keep all pictures of a post', () => {
  const posts = globSync('news/*/index.html', { cwd: SITE }).map(read);
  expect(posts.length).toBeGreaterThan(3);
  for (const { page, article } of posts) {
    const data = page.getElementById('lightbox-data')?.textContent ?? '{}';
    const { items = [] }: { readonly items?: readonly LightboxItem[] } = JSON.parse(data);
    const images = [...article.querySelectorAll('img')].map(srcOf).join();
    expect(items.filter(({ photo }) => !images.includes(photo.name))).toEqual([]);
  }
});
