import { expectClosed, expectPosition, openWorkOf, thumbnailsOf } from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

const PATH = '/gallery/landscape';
const TOTAL = worksOf('landscape').length;

test('it gives the focus back after Back, and opens again with Forward', async ({ page }) => {
  await openWorkOf(page, 'landscape', 2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${PATH}?id=4`);
  await page.goBack();
  await expectClosed(page);
  await expect(thumbnailsOf(page).nth(3)).toBeFocused();
  await page.goForward();
  await expectPosition(page, `4/${TOTAL}`);
});

test('Back leads from a followed link to where it was', async ({ page }) => {
  await visit(page, '/about');
  await page.goto(`${PATH}?id=5`);
  await expectPosition(page, `5/${TOTAL}`);
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await test.step('but stays on the page when she closes the work', async () => {
    await page.goto(`${PATH}?id=5`);
    await expectPosition(page, `5/${TOTAL}`);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `4/${TOTAL}`);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(page).toHaveURL(PATH);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});
