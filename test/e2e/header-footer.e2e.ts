import { KINDS, SITE } from './sample.ts';
import { expect, forgiveMissingPages, scriptStarted, test } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

const HEADER_HEIGHT = 70;
const PAPER = 'rgb(246, 242, 234)';
const NOTHING = 'rgba(0, 0, 0, 0)';

test.afterEach(({ faults }) => forgiveMissingPages(faults));

for (const path of KINDS) {
  test(`it has the header of spec §2 at ${path}`, async ({ page }) => {
    const isHome = path === '/' || path === '/en';
    const header = page.getByRole('banner');
    const main = page.getByRole('main');
    await page.goto(path);
    await scriptStarted(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect((await header.boundingBox())?.height).toBe(HEADER_HEIGHT);
      expect((await main.boundingBox())?.y).toBe(isHome ? 0 : HEADER_HEIGHT);
      const home = path.startsWith('/en') ? '/en' : '/';
      const logo = header.locator(`a[href="${home}"]:not(nav a)`);
      await expect(logo).toHaveCount(isHome ? 0 : 1);
      await expect(header).toHaveCSS('background-color', isHome ? NOTHING : PAPER);
      await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
      await expect(header).toHaveCSS('background-color', PAPER);
    }
  });
}

test('it names the artist in the small logo', async ({ page }) => {
  await page.goto('/about');
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toHaveText(SITE.name);
  await expect(logo).toHaveAttribute('href', '/');
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
