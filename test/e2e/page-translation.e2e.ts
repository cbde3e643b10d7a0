import type { Page } from '@playwright/test';
import { expectClosed, expectPosition, lightboxOf, openWork } from './lightbox.ts';
import { translate } from './page-translator.ts';
import { worksOf } from './sample.ts';
import { expect, FULL, forgiveComplaints, test, visit } from './visit.ts';

test.afterEach(({ faults }) => forgiveComplaints(faults));

/** Follows the way to a page; translated, it is in the translator's marks. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading ...')).toHaveCount(0);
}

test('it opens, pages and closes the lightbox in translation', FULL, async ({ page }) => {
  const total = worksOf('landscape').length;
  await visit(page, '/gallery/landscape');
  await translate(page);
  await openWork(page, 2);
  await expectPosition(page, `«2/${total}»`);
  const title = lightboxOf(page).getByRole('heading', { level: 2 });
  const before = await title.innerText();
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, `«3/${total}»`);
  await expect(title).not.toHaveText(before);
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await follow(page, '/gallery/dzen');
});
