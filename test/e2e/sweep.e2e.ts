import AxeBuilder from '@axe-core/playwright';
import { english, PAGES, ROUTES } from './sample.ts';
import { expect, forgiveMissingPages, hydrated, test } from './visit.ts';

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CHUNK = 40;

const chunks = Array.from({ length: Math.ceil(PAGES.length / CHUNK) }, (_, index) =>
  PAGES.slice(index * CHUNK, (index + 1) * CHUNK),
);

for (const [index, pages] of chunks.entries()) {
  test(`it shows every page whole and without a fault (part ${index + 1})`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(120_000);
    for (const path of pages) {
      const response = await page.goto(path);
      const isNotFound = path.endsWith('/404');
      expect(response?.status(), path).toBe(isNotFound ? 404 : 200);
      if (isNotFound) forgiveMissingPages(faults);
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        /^\/en(\/|$)/.test(path) ? 'en' : 'ru',
      );
      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('h1')).toHaveCount(1);
      await hydrated(page);
      expect(faults, path).toEqual([]);
    }
  });
}

for (const path of ROUTES.flatMap((route) => [route, english(route)])) {
  test(`it is accessible at ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
