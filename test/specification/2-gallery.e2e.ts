import type { Page } from '@playwright/test';
import { builtPage, builtPaths, fixturePage, linksOf, listedIds, textOf } from './built-site.ts';
import { dialogOf, expectPosition, picturesOf } from './lightbox.ts';
import * as sample from './sample.ts';
import { boxesOf, expect, expectNotFound, test, visit } from './visit.ts';

const LANDSCAPES = sample.listedWorks('landscape');
const TOTAL = LANDSCAPES.length;
const titleOf = ({ category, id }: sample.Work) =>
  sample.RUSSIAN[category]?.[`art-${id}`]?.title || 'Без названия';
const titleAt = (position: number) => LANDSCAPES.slice(position - 1, position).map(titleOf);

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cardsOf = (path: string) => builtPage(path).querySelectorAll('main article');
const fixtureCard = (path: string, title: string) =>
  fixturePage(path)
    .querySelectorAll('main article')
    .find((card) => textOf(card).includes(title));

test('/gallery shows the categories', () => {
  for (const prefix of ['', '/en']) {
    const headings = builtPage(`${prefix}/gallery`).querySelectorAll('main h2');
    const paths = sample.CATEGORIES.map((category) => `${prefix}/gallery/${category}`);
    expect.soft(headings.flatMap(linksOf)).toEqual(paths);
  }
});

test('the filter labels stand in their order', () => {
  const order = [
    ...(['flowers_birds', 'animals', 'landscape', 'still-life', 'portrait'] as const),
    ...(['quick-portrait', 'dzen', 'architecture'] as const),
  ];
  for (const [path, all, language] of [
    ['/gallery', 'Все', 'ru'],
    ['/en/gallery', 'All', 'en'],
  ] as const) {
    const links = builtPage(path).querySelectorAll('main nav a');
    const labels = order.map((category) => sample.CATEGORY_TITLES[category][language]);
    // A count may follow each label.
    const shown = links.map((link) => textOf(link).replace(/ ?\d+$/, ''));
    expect.soft(shown).toEqual([all, ...labels]);
  }
});

test('/gallery/{category} is valid only for the eight categories', () => {
  const categories = builtPaths().flatMap((path) => /^\/gallery\/([^/]+)$/.exec(path)?.[1] ?? []);
  expect(categories.filter((category) => category !== 'all')).toEqual(sample.CATEGORIES.toSorted());
});

test('an unknown category shows the not-found page', async ({ page }) => {
  for (const path of ['/gallery/sculpture', '/en/gallery/Landscape']) {
    await expectNotFound(page, path);
  }
});

test('works are sorted by descending priority', () => {
  for (const category of sample.CATEGORIES) {
    const listed = listedIds(builtPage(`/gallery/${category}`), category);
    expect.soft(listed).toEqual(sample.listedWorks(category).map(({ id }) => id));
  }
});

test('a missing priority counts as 0', () => {
  // 10, 1, none, 0, none, -1: equal ones stay in the order of the file.
  const listed = listedIds(fixturePage('/gallery/landscape'), 'landscape');
  expect(listed).toEqual([8, 10, 14, 9, 7, 11]);
});

test('a category page is a grid of thumbnails', async ({ look }) => {
  const page = await look('/gallery/landscape');
  await expect(picturesOf(page)).toHaveCount(TOTAL);
  const boxes = await boxesOf(picturesOf(page));
  const [first, second] = boxes;
  expect(second?.top).toBe(first?.top);
  expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
  expect(boxes.at(-1)?.top).toBeGreaterThan(first?.bottom ?? Infinity);
});

test('each thumbnail has a title and a date', () => {
  const incomplete = sample.CATEGORIES.flatMap((category) => {
    const items = builtPage(`/gallery/${category}`).querySelectorAll('main li:has(img)');
    return sample.listedWorks(category).filter((work) => {
      const text = textOf(items.find((item) => linksOf(item).includes(sample.workPath(work))));
      return !text.includes(titleOf(work)) || !text.includes(work.details.date ?? '');
    });
  });
  expect(incomplete).toEqual([]);
});

test('the image of a card is lazy-loaded unless it is among the first in sight', async ({
  look,
}) => {
  const images = await cards(await look('/gallery'))
    .locator('img')
    .evaluateAll((all) =>
      all.map((image) => ({
        isLazy: (image as HTMLImageElement).loading === 'lazy',
        top: image.getBoundingClientRect().top,
      })),
    );
  expect(images[0]?.isLazy).toBe(false);
  expect(images.filter(({ top }) => top > 1600).length).toBeGreaterThan(10);
  expect(images.filter(({ top, isLazy }) => top > 1600 && !isLazy)).toEqual([]);
});

test('the image of a card is at most 85vh high', async ({ look }) => {
  for (const [width, height] of [
    [1280, 260],
    [1920, 300],
    [320, 200],
  ] as const) {
    const page = await look('/gallery', { width, height });
    const heights = (await boxesOf(cards(page).locator('img'))).map((box) => box.height);
    expect.soft(Math.max(...heights), `at ${width}`).toBeCloseTo(0.85 * height, 0);
  }
});

test('a card has a title', () => {
  const untitled = cardsOf('/gallery').filter((card) => {
    const work = sample.WORKS.find((each) => linksOf(card).includes(sample.workPath(each)));
    return !work || textOf(card.querySelector('h2, h3, h4')) !== titleOf(work);
  });
  expect(untitled.map(textOf)).toEqual([]);
});

test('a card has a details line', () => {
  const bare = cardsOf('/gallery').filter((card) => !/, \d+×\d+ см/.test(textOf(card)));
  expect(bare.map(textOf)).toEqual([]);
});

test("a card has a 'Details' button that leads to the artwork", () => {
  for (const [prefix, label] of [
    ['', 'Подробнее'],
    ['/en', 'Details'],
  ] as const) {
    const leadsOn = new RegExp(`^${prefix}/gallery/[a-z_-]+/\\d+$`);
    const wrong = cardsOf(`${prefix}/gallery`).filter((card) => {
      const button = card.querySelectorAll('a, button').find((each) => textOf(each) === label);
      const path = button?.getAttribute('href') ?? '';
      return !leadsOn.test(path) || linksOf(card).some((link) => link !== path);
    });
    expect.soft(wrong.map(textOf)).toEqual([]);
  }
});

test("the details line is split at commas, full stops and the unit 'см'", () => {
  // 'бумага. пастель, 40,5х30 см, сусальное серебро': the comma of a number parts nothing.
  expect(textOf(fixtureCard('/en/gallery', 'Silver'))).toMatch(
    /paper[.,] pastel, 40[.,]5×30 cm, сусальное серебро/,
  );
});

test('each piece of the details line is translated', () => {
  for (const [path, title, line] of [
    ['/gallery', 'Пять', 'холст, масло, 40×30 см'],
    ['/en/gallery', 'Five', 'canvas, oil, 40×30 cm'],
  ] as const) {
    expect.soft(textOf(fixtureCard(path, title))).toContain(line);
  }
});

test("a card is displayed only when its active flag equals the text 'true'", () => {
  for (const path of ['/gallery', '/gallery/landscape', '/en/gallery/landscape', '/gallery/all']) {
    const main = fixturePage(path).querySelector('main');
    expect.soft(textOf(main), path).toMatch(/(Река|River) 10/);
    expect.soft(textOf(main), path).not.toMatch(/(Река|River) 1[23]/);
  }
});

test('a click on a thumbnail opens a fullscreen lightbox at that work', async ({ page }) => {
  await visit(page, '/gallery/landscape');
  for (const position of [3, TOTAL]) {
    await picturesOf(page)
      .nth(position - 1)
      .click();
    await expectPosition(page, `${position}/${TOTAL}`);
    await expect(dialogOf(page).getByRole('heading')).toHaveText(titleAt(position));
    const box = await dialogOf(page).boundingBox();
    expect.soft(box).toMatchObject({ x: 0, y: 0, height: 800 });
    expect.soft(box?.width).toBe(await page.evaluate(() => document.body.clientWidth));
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  }
});

test('the query parameter id opens the lightbox at that work, counted from 1', async ({ page }) => {
  for (const position of [1, 4, TOTAL]) {
    await page.goto(`/gallery/landscape?id=${position}`);
    await expectPosition(page, `${position}/${TOTAL}`);
    await expect(dialogOf(page).getByRole('heading')).toHaveText(titleAt(position));
  }
});

test('an id past the end is clamped to the last work', async ({ page }) => {
  for (const id of [TOTAL + 1, 99_999]) {
    await page.goto(`/gallery/landscape?id=${id}`);
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
    await expect(dialogOf(page).getByRole('heading')).toHaveText(titleAt(TOTAL));
  }
});
