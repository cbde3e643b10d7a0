import { expectClosed, openWork, thumbnailsOf } from './lightbox.ts';
import { phonePhoto } from './phone-photo.ts';
import { watchPolicy } from './policy-violations.ts';
import { english } from './sample.ts';
import { playVideos } from './video-players.ts';
import { expect, FULL, forgiveMissingPages, test, visit } from './visit.ts';

/** A work with a video. */
const WITH_VIDEO = '/gallery/landscape/164';

// That nothing is blocked on any page as it stands is asked by the sweep.
for (const speak of [(path: string) => path, english]) {
  const tag = speak === english ? FULL : {};
  test(
    `it blocks nothing where no page is, as at ${speak('/nope')}`,
    tag,
    async ({ page, faults }) => {
      const violations = await watchPolicy(page);
      for (const path of ['/404', '/nope', '/gallery/nope'].map(speak)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      forgiveMissingPages(faults);
      expect(violations).toEqual([]);
    },
  );

  test(
    `it blocks nothing on a walk from ${speak('/')} to a player`,
    FULL,
    async ({ page, faults }) => {
      const violations = await watchPolicy(page);
      await visit(page, speak('/gallery'));
      await page
        .locator(`main a[href="${speak('/gallery/landscape')}"]`)
        .first()
        .click();
      await expect(thumbnailsOf(page).first()).toBeVisible();
      await openWork(page, 1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(page).toHaveURL(speak('/gallery/landscape'));

      await page
        .locator(`main a[href="${speak(WITH_VIDEO)}"]:not([aria-haspopup])`)
        .first()
        .click();
      await expect(page.locator('main iframe').first()).toBeAttached();
      const players = await playVideos(page);
      expect(players).not.toEqual([]);
      // Asked for by the visitor.
      expect(faults.splice(0)).toEqual(players.map((address) => `foreign request: ${address}`));

      await page.locator('header [data-chooses-language]').first().click();
      await expect(page).toHaveURL(speak('/') === '/' ? english(WITH_VIDEO) : WITH_VIDEO);
      expect(violations).toEqual([]);
    },
  );

  test(
    `it blocks nothing while a photo is prepared at ${speak('/add')}`,
    FULL,
    async ({ page }) => {
      const violations = await watchPolicy(page);
      await visit(page, speak('/add'));
      const buffer = await phonePhoto({ width: 300, height: 400 });
      const picker = page.locator('input[type="file"]').first();
      await picker.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.locator('img[src^="blob:"]').first()).toBeVisible();
      await expect
        .poll(() =>
          page
            .locator('img[src^="blob:"]')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
      expect(violations).toEqual([]);
    },
  );
}

test('it runs no script that somebody else has put into a page', async ({ page, faults }) => {
  const violations = await watchPolicy(page);
  await visit(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isAttacked = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/nope" onerror="window.isAttacked = true">',
    );
  });
  await expect.poll(() => violations.length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'isAttacked'))).toBeUndefined();
  faults.splice(0);
});
