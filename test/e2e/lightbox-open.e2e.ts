import {
  expectClosed,
  expectPosition,
  lightboxOf,
  openWork,
  openWorkOf,
  thumbnailsOf,
} from './lightbox.ts';
import { worksOf } from './sample.ts';
import { expect, test, visit } from './visit.ts';

test.use({ reuseContext: true });

const TOTAL = worksOf('landscape').length;

test('it keeps the focus at the ends, and leads to where it was closed', async ({ page }) => {
  await openWorkOf(page, 'landscape', 3);
  const lightbox = lightboxOf(page);
  const next = lightbox.getByRole('button', { name: 'Следующая работа' });

  await test.step('the button at the end says so and keeps the focus', async () => {
    await page.keyboard.press('Home');
    await expectPosition(page, `1/${TOTAL}`);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await next.click();
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
  });

  await test.step('it gives the focus to the work that was seen last', async () => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    const thumbnail = thumbnailsOf(page).nth(TOTAL - 1);
    await expect(thumbnail).toBeFocused();
    await expect(thumbnail).toBeInViewport();
    await expect(page).toHaveURL('/gallery/landscape');
  });

  await test.step('it leads from the painting to its own page, and Back to the lightbox', async () => {
    await openWork(page, 3);
    const more = lightbox.getByRole('link', { name: 'Подробнее' });
    const path = await more.getAttribute('href');
    await more.click();
    await expect(page).toHaveURL(path ?? '');
    await expectClosed(page);
    await page.goBack();
    await expectPosition(page, `3/${TOTAL}`);
  });
});

test('it keeps the focus inside, and the page behind inert and still', async ({ page }) => {
  await visit(page, '/gallery/landscape');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const scrolled = () => page.evaluate(() => scrollY);
  await thumbnailsOf(page).nth(4).click();
  await expect(lightboxOf(page)).toBeFocused();
  const before = await scrolled();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog'),
    );
    expect(isInside).toBeTruthy();
  }
  // Away from the buttons, which a space bar would press.
  await lightboxOf(page).focus();
  for (const key of ['PageDown', 'Space', 'ArrowDown']) await page.keyboard.press(key);
  await page.mouse.wheel(0, 400);
  // Once it has come: after the lightbox was closed it would scroll the page, and rightly.
  await expectPosition(page, `6/${TOTAL}`);
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await scrolled()).toBe(before);
});
