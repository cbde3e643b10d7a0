import type { Locator, Page } from '@playwright/test';
import { blockStorage } from './blocked-storage.ts';
import { expect, FULL, test, visit, withoutSpeculation } from './visit.ts';

/** Left, top, width and height in the window, in whole pixels. */
type Place = readonly number[];

/** Notes in every page from where its painting comes: in the first frame, since on a slow machine it is there in the second. */
async function watchArrivals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const carried = document.querySelector('[data-carried]');
      const animation = carried
        ?.getAnimations()
        .find((each) => each instanceof CSSAnimation && each.animationName === 'carry');
      if (carried && animation) {
        animation.currentTime = 0;
        const { x, y, width, height } = carried.getBoundingClientRect();
        Reflect.set(window, 'arrivedFrom', [x, y, width, height].map(Math.round));
      }
    };
    addEventListener('pagereveal', () => requestAnimationFrame(look));
  });
}

/** Where it stands as soon as it stays there: pages scroll and paintings grow, on a slow machine for a while. */
function placeOf(picture: Locator): Promise<Place> {
  return picture.evaluate(
    (element) =>
      new Promise<Place>((resolve) => {
        const look = (before: Place) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const place = [x, y, width, height].map(Math.round);
          if (place.join() === before.join()) resolve(place);
          else setTimeout(look, 100, place);
        };
        look([]);
      }),
  );
}

/** Goes to another page. (Not for a load: one that was made ready ahead is there already.) */
async function go(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  await act();
  await expect
    .poll(() => page.evaluate(() => location.pathname + location.search).catch(() => ''))
    .toBe(path);
  await page.locator('html[data-ready=""]').waitFor({ state: 'attached' });
}

/** Goes to the page of a work, and tells from where its painting comes. */
async function arrival(page: Page, path: string, act: () => Promise<unknown>): Promise<Place> {
  await go(page, path, act);
  const place = await page.waitForFunction(() => Reflect.get(window, 'arrivedFrom'));
  return place.jsonValue();
}

/** Goes to another page, and holds that no painting moves there within half a second. */
async function expectNoArrival(
  page: Page,
  path: string,
  act: () => Promise<unknown>,
): Promise<void> {
  await go(page, path, act);
  const arrived = page.waitForFunction(() => Reflect.has(window, 'arrivedFrom'), undefined, {
    timeout: 500,
  });
  await expect(arrived).rejects.toThrow('Timeout');
}

/** Rounded places may differ by a pixel on each side. */
function expectSame(one: Place, other: Place): void {
  expect(one).toHaveLength(other.length);
  for (const [index, value] of other.entries()) {
    expect.soft(Math.abs((one[index] ?? 0) - value)).toBeLessThanOrEqual(2);
  }
}

const FIRST = '/gallery/landscape/164';

test(
  'it carries a painting from the category to its page, and the next one from below it',
  FULL,
  async ({ page }) => {
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
  },
);

test(
  'it carries the painting of the lightbox to its page, and none to a page without it',
  FULL,
  async ({ page }) => {
    await watchArrivals(page);
    await visit(page, '/gallery/landscape');
    await page.locator('main a[data-opens]').first().click();
    const lightbox = page.getByRole('dialog');
    const shown = lightbox.locator('[data-place="current"] picture img');
    await lightbox.locator('[data-grows]').evaluate(async (frame) => {
      await Promise.all(frame.getAnimations().map(({ finished }) => finished));
    });
    const place = await placeOf(shown);
    const link = lightbox.locator('footer a');
    const path = (await link.getAttribute('href')) ?? '';
    expectSame(await arrival(page, path, () => link.click()), place);
    const buy = page.getByRole('link', { name: 'Купить' });
    await expectNoArrival(page, `/contact?work=${path.split('/').at(-1)}`, () => buy.click());
  },
);

test('it moves nothing where less motion is asked for', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchArrivals(page);
  await visit(page, '/gallery/landscape');
  const title = page.locator(`main a[href="${FIRST}"]:not([data-opens])`);
  await expectNoArrival(page, FIRST, () => title.click());
  await expect(page.locator('[data-carried]')).toHaveCount(0);
});

test('it leads on as ever where nothing can be remembered', FULL, async ({ page }) => {
  await blockStorage(page);
  await watchArrivals(page);
  await visit(page, '/gallery/landscape');
  const title = page.locator(`main a[href="${FIRST}"]:not([data-opens])`);
  await expectNoArrival(page, FIRST, () => title.click());
});
