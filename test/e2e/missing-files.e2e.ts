import { expect, FULL, forgiveComplaints, test, visit } from './visit.ts';

const WITH_VIDEO = '/gallery/landscape/164';

const PAGES = ['/', '/news/5', '/gallery', WITH_VIDEO, '/contact'];

test.afterEach(({ faults }) => forgiveComplaints(faults));

for (const [what, files] of [
  ['its stylesheet', '**/*.css'],
  ['its fonts', '**/*.woff2'],
  ['its pictures', '**/images/**'],
] as const) {
  test(`it reads and leads on without ${what}`, FULL, async ({ page }) => {
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    for (const path of PAGES) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.locator('a[href="/about"]:visible').first().click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('it describes every missing picture in its place', FULL, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/gallery/landscape', WITH_VIDEO, '/gallery', '/about']) {
    await visit(page, path);
    const pictures = page.getByRole('main').locator('picture img:not([alt=""])');
    const heights = () =>
      pictures.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
    const wanted = await heights();
    await page.route('**/images/**', (route) => route.abort());
    await page.reload();
    // Words that need more room may have it.
    const differences = async () =>
      (await heights()).map((height, index) => Math.abs(height / (wanted[index] ?? 0) - 1));
    await expect.poll(async () => Math.max(...(await differences()))).toBeLessThan(0.05);
    await page.unroute('**/images/**');
  }
});
