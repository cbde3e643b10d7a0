import { CATEGORIES } from '#catalogue/works/categories.ts';
import { russianTitle, SITE, WORKS, worksOf } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** An A4 sheet between its margins, in CSS pixels. */
const SHEET = { width: 658, height: 987 };

/** It has everything that a work can have: a story, further photos and a video. */
const work = WORKS.find(({ id }) => id === 164);

test('it puts picture, title, details and text of a work on paper, and whose it is', async ({
  page,
}) => {
  if (!work) throw new Error('the sample has lost its newest work');
  await visit(page, `/gallery/${work.category}/${work.id}`);
  const story = await page.getByRole('article').locator('[data-classes], p').allInnerTexts();
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'navigation', 'button', 'dialog'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('img').filter({ visible: true })).toHaveCount(1);
  const words = await page.locator('body').innerText();
  expect(words.split('\n').filter(Boolean)).toEqual([
    russianTitle(work),
    ...story.filter((text) => words.includes(text)).flatMap((text) => text.split('\n')),
    `${SITE.name} · ${SITE.contacts.email}`,
  ]);
});

test(
  'it prints the words of a work below its painting, whatever its format',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    for (const path of [
      '/gallery/animals/134',
      '/gallery/flowers_birds/33',
      '/gallery/landscape/36',
    ]) {
      await visit(page, path);
      const painting = await page.locator('main article img').first().boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const end = (painting?.y ?? 0) + (painting?.height ?? 0);
      expect.soft(title?.y, path).toBeGreaterThanOrEqual(end);
    }
  },
);

test(
  'it prints the longest poems of tall works on the sheet of their painting',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    for (const path of ['/gallery/dzen/120', '/en/gallery/dzen/46', '/gallery/dzen/153']) {
      await visit(page, path);
      const imprint = await page.getByRole('contentinfo').boundingBox();
      expect
        .soft((imprint?.y ?? 0) + (imprint?.height ?? 0), path)
        .toBeLessThanOrEqual(SHEET.height);
    }
  },
);

test(
  'it prints a post as words and photos, without its dark header and its videos',
  FULL,
  async ({ page }) => {
    await visit(page, '/news/5');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main header img')).toBeHidden();
    await expect(page.locator('main header')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator('iframe').filter({ visible: true })).toHaveCount(0);
  },
);

test('it prints a category as its works, none torn across two sheets', async ({ page }) => {
  await visit(page, '/gallery/dzen');
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(worksOf('dzen').length);
  for (const entry of await entries.all()) await expect(entry).toHaveCSS('break-inside', 'avoid');
  await expect(page.getByRole('contentinfo')).toContainText(SITE.contacts.email);
});

test('it begins all that is on a sheet at one edge', FULL, async ({ page }) => {
  for (const path of ['/gallery/dzen', '/gallery/landscape/164', '/news/5']) {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    const edges = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('main').getByRole('img').filter({ visible: true }).first(),
      page.getByRole('contentinfo').getByText(SITE.contacts.email).last(),
    ].map(async (each) => (await each.boundingBox())?.x);
    expect.soft(new Set(await Promise.all(edges)).size, path).toBe(1);
  }
});

test(
  'it prints the ways of reaching the artist without what is pressed, clear of the imprint',
  FULL,
  async ({ page }) => {
    await visit(page, '/contact');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Написать письмо' })).toHaveCount(0);
    const last = await main.getByRole('definition').last().boundingBox();
    const imprint = await page.getByRole('contentinfo').boundingBox();
    expect((imprint?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeGreaterThan(8);
  },
);

test(
  'it prints the overview as whole sections, without the ways to others',
  FULL,
  async ({ page }) => {
    await visit(page, '/gallery');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Подробнее|Все работы/ })).toHaveCount(0);
    const sections = main.getByRole('region');
    await expect(sections).toHaveCount(CATEGORIES.length);
    for (const section of await sections.all()) {
      await expect(section).toHaveCSS('break-inside', 'avoid');
    }
  },
);

test(
  'it prints a wall as rows of works at one scale, with all of their labels',
  FULL,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(SHEET);
    await visit(page, '/gallery/landscape/wall');
    const labels = page.getByRole('main').locator('li a:not(:has(img)) > span:first-child');
    const boxes = await labels.evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { left, right, bottom } = range.getBoundingClientRect();
        return { left, right, bottom };
      }),
    );
    expect(boxes.length).toBe(worksOf('landscape').length);
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(SHEET.width);
    }
    const imprint = await page.getByRole('contentinfo').boundingBox();
    expect(imprint?.y).toBeGreaterThan(boxes.at(-1)?.bottom ?? 0);
    expect(imprint?.y).toBeLessThan(3 * SHEET.height);
  },
);
