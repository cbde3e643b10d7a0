import type { Locator, Page } from '@playwright/test';
import { blockStorage } from './blocked-storage.ts';
import { expect, FULL, test, visit, withoutSpeculation } from './visit.ts';

/** Left, top, width and height in the window, in whole pixels. */
type Place = readonly number[];

/** Notes in every page from where its painting has come. */
async function watchArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'carry' || !(target instanceof Element)) return;
      for (const animation of target.getAnimations()) animation.currentTime = 0;
      const { x, y, width, height } = target.getBoundingClientRect();
      Reflect.set(window, 'arrivedFrom', [x, y, width, height].map(Math.round));
    });
  });
}

function placeOf(picture: Locator): Promise<Place> {
  return picture.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

/** Goes to another page, and tells from where its painting came; nothing when none has moved for half a second. */
async function arrival(page: Page, path: string, act: () => Promise<unknown>) {
  await act();
  // (Not for a load: one that was made ready ahead is there already.)
  await expect
    .poll(() => page.evaluate(() => location.pathname + location.search).catch(() => ''))
    .toBe(path);
  await page.locator('html[data-ready=""]').waitFor({ state: 'attached' });
  return page.evaluate(
    () =>
      new Promise<Place | undefined>((settle) => {
        const found = () => Reflect.get(window, 'arrivedFrom');
        const look = () => {
          const isLate = performance.now() - started > 500;
          if (found() || isLate) settle(found());
          else requestAnimationFrame(look);
        };
        const started = performance.now();
        look();
      }),
  );
}

/** Rounded places may differ by a pixel on each side. */
function expectSame(one: Place | undefined, other: Place): void {
  expect(one).toHaveLength(other.length);
  for (const [index, value] of other.entries()) {
    expect.soft(Math.abs((one?.[index] ?? 0) - value)).toBeLessThanOrEqual(2);
  }
}

const FIRST = '/gallery/landscape/164';

test('it carries a painting from the category to its page, and the next one from below it', async ({
  page,
}) => {
  await watchArrivals(page);
  await visit(page, '/gallery/landscape');
  await withoutSpeculation(page);
  const card = page.locator('main li').filter({ has: page.locator(`a[href="${FIRST}"]`) });
  const thumbnail = await placeOf(card.locator('img'));
  const title = card.locator('a:not([data-opens])');
  expectSame(await arrival(page, FIRST, () => title.click()), thumbnail);
  await expect(page.locator('[data-carried]')).toHaveCount(0);

  await visit(page, FIRST);
  await withoutSpeculation(page);
  const next = page.locator('main a[data-side="next"]');
  await next.scrollIntoViewIfNeeded();
  const neighbour = await placeOf(next.locator('img'));
  const path = (await next.getAttribute('href')) ?? '';
  expectSame(await arrival(page, path, () => next.click()), neighbour);
});

test('it carries the painting of the lightbox to its page, and none to a page without it', async ({
  page,
}) => {
  await watchArrivals(page);
  await visit(page, '/gallery/landscape');
  await page.locator('main a[data-opens]').first().click();
  const lightbox = page.getByRole('dialog');
  const shown = lightbox.locator('[data-place="current"] picture img');
  await lightbox.locator('[data-grows]').evaluate(async (frame) => {
    await Promise.all(frame.getAnimations().map(({ finished }) => finished));
  });
  // On a slow machine it may not have begun to grow by then.
  let place = await placeOf(shown);
  await expect
    .poll(async () => {
      const before = place;
      place = await placeOf(shown);
      return place.join() === before.join();
    })
    .toBe(true);
  const link = lightbox.locator('footer a');
  const path = (await link.getAttribute('href')) ?? '';
  expectSame(await arrival(page, path, () => link.click()), place);
  const buy = page.getByRole('link', { name: 'Купить' });
  expect(await arrival(page, `/contact?work=${path.split('/').at(-1)}`, () => buy.click())).toBe(
    undefined,
  );
});

test('it moves nothing where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchArrivals(page);
  await visit(page, '/gallery/landscape');
  const title = page.locator(`main a[href="${FIRST}"]:not([data-opens])`);
  expect(await arrival(page, FIRST, () => title.click())).toBe(undefined);
  await expect(page.locator('[data-carried]')).toHaveCount(0);
});

test('it leads on as ever where nothing can be remembered', FULL, async ({ page }) => {
  await blockStorage(page);
  await watchArrivals(page);
  await visit(page, '/gallery/landscape');
  const title = page.locator(`main a[href="${FIRST}"]:not([data-opens])`);
  expect(await arrival(page, FIRST, () => title.click())).toBe(undefined);
});
