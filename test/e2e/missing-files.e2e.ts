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
