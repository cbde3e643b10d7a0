import { addStyles } from './page-styles.ts';
import { SITE } from './sample.ts';
import { expect, FULL, scriptStarted, test } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

test('it names the artist in the small logo', FULL, async ({ page }) => {
  await page.goto('/about');
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toHaveText(SITE.name);
  await expect(logo).toHaveAttribute('href', '/');
});

test('it names the artist over the home page too, when the hero has gone', async ({ page }) => {
  await page.goto('/');
  await scriptStarted(page);
  const logo = page.getByRole('banner').getByText(SITE.name);
  await expect(logo).toBeHidden();
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  await expect(logo).toBeVisible();
});

test('it never lays a transparent header over what is scrolled under it before hydration', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test(
  'it keeps the burger at the edge of a phone where large text leaves no room for the search',
  FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/about');
    await addStyles(page, 'html { font-size: 200% }');
    const banner = page.getByRole('banner');
    await expect(banner.locator('[data-search]')).toBeHidden();
    const bars = await banner
      .getByRole('link', { name: 'Меню' })
      .locator('span')
      .first()
      .boundingBox();
    const logo = await banner.getByRole('link', { name: SITE.name }).boundingBox();
    expect((bars?.x ?? 0) + (bars?.width ?? 0)).toBeCloseTo(390 - (logo?.x ?? 0), 0);
  },
);
