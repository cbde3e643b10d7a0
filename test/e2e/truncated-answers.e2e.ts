import { type CutEnd, cutConnection } from './cut-connection.ts';
import { english, TYPICAL } from './sample.ts';
import { expect, FULL, forgiveComplaints, test } from './visit.ts';

const ENDS: readonly CutEnd[] = ['closed', 'silent'];

test.afterEach(({ faults }) => forgiveComplaints(faults));

for (const end of ENDS) {
  test(`it works when answers are cut and ${end}`, FULL, async ({ page, baseURL }) => {
    const { address, close } = await cutConnection(baseURL ?? '', end);
    await page.goto(`${address}/contact`, { waitUntil: 'domcontentloaded' });
    for (const path of TYPICAL) {
      await test.step(path, async () => {
        // As a page that leads there would; there is none that leads to all.
        await page.evaluate((to) => {
          const link = Object.assign(document.createElement('a'), { href: to });
          document.body.append(link);
          link.click();
        }, path);
        await expect(page).toHaveURL(address + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByText('Loading ...')).toHaveCount(0);
        const collapsed = page.getByRole('main').locator('img:not([alt=""])');
        for (const box of await collapsed.evaluateAll((images) =>
          images
            .filter((image) => image.checkVisibility())
            .map((image) => image.getBoundingClientRect().height),
        )) {
          expect(box).toBeGreaterThan(40);
        }
      });
    }
    await page.locator('header [data-chooses-language]').first().click();
    await expect(page).toHaveURL(address + english(TYPICAL.at(-1) ?? ''));
    close();
  });
}
