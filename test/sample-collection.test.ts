import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { exhibitionState, localDay } from '#catalogue/site/exhibition.ts';
import { parseNewsPost } from '#catalogue/site/news-post.ts';
import {
  averageColourOf,
  detailImagesOf,
  isListed,
  paragraphsOf,
  textOf,
  videosOf,
} from '#catalogue/works/artwork.ts';
import { CATEGORIES } from '#catalogue/works/categories.ts';
import { canBeUnrolled } from '#catalogue/works/unrolling.ts';

const CONTENT = fileURLToPath(new URL('../content/', import.meta.url));
const IMAGES = join(CONTENT, 'images');
const readJson = (file: string) => JSON.parse(readFileSync(join(CONTENT, file), 'utf8'));

const works: GalleryEntry[] = readJson('gallery.json');
const posts = readJson('news.json').map(parseNewsPost) as ReturnType<typeof parseNewsPost>[];
const site = readJson('site.json');

interface WorkWords {
  readonly title?: string;
  readonly text?: Record<string, string>;
}
const wordsOf = (language: 'ru' | 'en'): WorkWords[] =>
  Object.values<Record<string, WorkWords>>(readJson(`locales/${language}/gallery.json`)).flatMap(
    (category) => Object.values(category),
  );
const count = <T>(list: readonly T[], test: (item: T) => unknown) =>
  list.filter((item) => test(item)).length;

describe('the sample collection', () => {
  test('it holds about 160 works, newest first, with a few numbers missing', () => {
    const ids = works.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(works.length).toBeGreaterThanOrEqual(155);
    expect(Math.max(...ids)).toBeGreaterThan(works.length);
  });

  test('it spreads over all categories, landscapes and flowers first', () => {
    const sizes = CATEGORIES.map((name) => count(works, ({ category }) => category === name));
    const most = CATEGORIES.toSorted(
      (a, b) => (sizes[CATEGORIES.indexOf(b)] ?? 0) - (sizes[CATEGORIES.indexOf(a)] ?? 0),
    );
    expect(most.slice(0, 2).toSorted()).toEqual(['flowers_birds', 'landscape']);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8);
  });

  test.each([
    ['a story', (work: GalleryEntry) => paragraphsOf(work).length > 0, 26, 36],
    ['detail images', (work: GalleryEntry) => detailImagesOf(work).length > 0, 22, 30],
    ['a video', (work: GalleryEntry) => videosOf(work).length > 0, 10, 16],
    ['no date', (work: GalleryEntry) => textOf(work, 'date') === '', 1, 20],
    ['a colour of its own', averageColourOf, 3, 40],
    ['no place in the grids', (work: GalleryEntry) => !isListed(work), 2, 3],
  ])('it has some works with %s', (_, has, least, most) => {
    expect(count(works, has)).toBeGreaterThanOrEqual(least);
    expect(count(works, has)).toBeLessThanOrEqual(most);
  });

  test('it uses every priority that was seen', () => {
    const used = [...new Set(works.map(({ priority = 0 }) => priority))].sort((a, b) => a - b);
    expect(used).toEqual([-1, 0, 1, 2, 3, 9, 10]);
  });

  test('it names nearly all works in Russian, most in English, and tells all stories in Russian', () => {
    const [ru, en] = [wordsOf('ru'), wordsOf('en')];
    expect(count(ru, ({ title }) => title)).toBeGreaterThan(works.length * 0.95);
    expect(count(en, ({ title }) => title)).toBeGreaterThan(works.length * 0.8);
    expect(count(ru, ({ text }) => text)).toBe(count(works, (work) => paragraphsOf(work).length));
    expect(count(en, ({ text }) => text)).toBeGreaterThan(count(ru, ({ text }) => text) * 0.6);
  });

  test('it has five posts with paragraphs and images, one at least with a video', () => {
    expect(posts).toHaveLength(5);
    for (const { words, images } of posts) {
      expect(words.ru?.paragraphs.length).toBeGreaterThan(1);
      expect(images.length).toBeGreaterThan(1);
    }
    expect(count(posts, ({ videos }) => videos.length > 0)).toBeGreaterThan(0);
  });

  test('its exhibitions begin and end with their days, on every side of the earth', () => {
    const before = process.env.TZ;
    const exhibitions = posts.flatMap(({ exhibition }) => exhibition ?? []);
    expect(exhibitions.length).toBeGreaterThan(1);
    for (const timeZone of ['Pacific/Kiritimati', 'Europe/Minsk', 'America/New_York']) {
      process.env.TZ = timeZone;
      for (const days of exhibitions) {
        const stateAt = (day: string, time: string) =>
          exhibitionState(days, localDay(new Date(`${day}T${time}`)));
        const nightBefore = new Date(new Date(`${days.from}T00:00`).getTime() - 1);
        const nightAfter = new Date(new Date(`${days.to}T23:59:59.999`).getTime() + 1);
        const states = [
          exhibitionState(days, localDay(nightBefore)),
          stateAt(days.from, '00:00'),
          stateAt(days.to, '23:59:59.999'),
          exhibitionState(days, localDay(nightAfter)),
        ];
        expect(states, timeZone).toEqual(['coming', 'on', 'on', 'past']);
      }
    }
    process.env.TZ = before;
  });
});

describe('its pictures', () => {
  test.each(works.map((work) => [work.src, work] as const))(
    '%s is a JPEG with the proportions of its size',
    async (src, work) => {
      const { format, width, height } = await sharp(join(IMAGES, 'gallery', src)).metadata();
      expect(format).toBe('jpeg');
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600);
      // A hanging scroll is unrolled as wide as its photo is, so its width counts.
      const isHanging = height > width && canBeUnrolled({ width, height });
      if (isHanging) expect(width).toBe(1600);
      // Two can be looked at from close up.
      const isCloseUp = [164, 153].includes(work.id);
      const most = isCloseUp ? site.closeUp : 2400;
      if (!isHanging) expect(Math.max(width, height)).toBeLessThanOrEqual(most);
      if (isCloseUp) expect(Math.max(width, height)).toBe(3600);
      const size = sizeIn(textOf(work, 'desc'));
      if (size === null) return;
      const ratio = width / height / (size.width / size.height);
      expect(Math.abs(ratio - 1)).toBeLessThan(0.03);
    },
  );

  const others: [file: string, width: number, height?: number][] = [
    ...works.flatMap((work) =>
      detailImagesOf(work).flatMap((image) =>
        image.place === 'local' ? [[`gallery/details/${image.name}`, 600] as [string, number]] : [],
      ),
    ),
    ...posts.flatMap(({ image, images }) =>
      [image, ...images].map((name) => [`news/${name}`, 1200] as [string, number]),
    ),
    ...site.hero.flatMap(
      ({ picture, portrait }: Record<string, string>): [string, number, number?][] => [
        [`hero/${picture}`, 2560],
        [`hero/${portrait}`, 1080, 1920],
      ],
    ),
    ...Object.values<string>(site.categories).map(
      (name) => [`categories/${name}`, 1050, 600] as const,
    ),
    [`about/${site.about.portrait}`, 1200, 1600],
  ];

  test.each(others)('%s is a JPEG at least %i px wide', async (file, least, height) => {
    const photo = await sharp(join(IMAGES, file)).metadata();
    expect(photo.format).toBe('jpeg');
    expect(photo.width).toBeGreaterThanOrEqual(least);
    if (height !== undefined) expect(photo.height).toBe(height);
  });

  test('they take 60 MB at most, and nothing lies among them that no entry names', () => {
    const files = readdirSync(IMAGES, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(join(IMAGES, file)).isFile());
    const megabytes =
      files.reduce((sum, file) => sum + statSync(join(IMAGES, file)).size, 0) / 1_000_000;
    expect(megabytes).toBeLessThanOrEqual(60);
    const named = new Set([
      ...works.map(({ src }) => `gallery/${src}`),
      ...others.map(([file]) => file),
    ]);
    expect(files.filter((file) => !named.has(file) && !file.endsWith('.md'))).toEqual([]);
  });
});

/** The size that a description names, width first. */
function sizeIn(desc: string): { width: number; height: number } | null {
  const found = /(\d+(?:,\d+)?)\s*[хx×]\s*(\d+(?:,\d+)?)\s*см/iu.exec(desc);
  const number = (text = '') => Number(text.replace(',', '.'));
  return found && { width: number(found[1]), height: number(found[2]) };
}
