import { expectClosed, expectPosition, openWork, openWorkOf, thumbnailsOf } from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, FULL, test, visit } from './visit.ts';

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

test('it leaves no trace when Back follows a step at once', async ({ page }) => {
  await page.clock.install();
  await visit(page, PATH);
  await openWork(page, 1);
  await expect(page).toHaveURL(`${PATH}?id=1`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => history.back());
  // What still waits has its turn before the page has heard of it, and after.
  await page.clock.runFor(1_000);
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expectClosed(page);
  await expect(page).toHaveURL(PATH);
});

test('it does not go back twice when Back follows Escape at once', FULL, async ({ page }) => {
  await visit(page, '/about');
  await openWorkOf(page, 'landscape', 2);
  await expect(page).toHaveURL(`${PATH}?id=2`);
  await page.evaluate(() => {
    history.back();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  await expectClosed(page);
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
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
