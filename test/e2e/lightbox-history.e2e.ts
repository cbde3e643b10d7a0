import { expectClosed, expectPosition, openWork, openWorkOf, thumbnailsOf } from './lightbox.ts';
import { POSTS, worksOf } from './sample.ts';
import { expect, FULL, test, visit, withoutSpeculation } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

const POST = POSTS.find(({ content }) => content.images?.length);
const WORK = worksOf('landscape')[0];
const TOTAL = worksOf('landscape').length;

test('it closes with Back, or in another way before it, however many works were looked at', async ({
  page,
}) => {
  await visit(page, '/gallery');
  await openWorkOf(page, 'landscape', 2);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/gallery/landscape?id=3');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await openWorkOf(page, 'landscape', 2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/gallery/landscape?id=4');
  await page.goBack();
  await expectClosed(page);
  await expect(page).toHaveURL('/gallery/landscape');
  await expect(thumbnailsOf(page).nth(3)).toBeFocused();
  await page.goForward();
  await expectPosition(page, `4/${TOTAL}`);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
});

for (const waitMs of [0, 50, 140]) {
  for (const path of [
    '/gallery/landscape',
    `/news/${POST?.id}`,
    `/gallery/landscape/${WORK?.id}`,
  ]) {
    const tag = waitMs === 0 && path === '/gallery/landscape' ? {} : FULL;
    test(
      `it closes at ${path} with Back ${waitMs} ms after a step, and leaves no trace`,
      tag,
      async ({ page }) => {
        await page.clock.install();
        await visit(page, path);
        await openWork(page, 1);
        await expect(page).toHaveURL(/\?(id|photo)=1$/);
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.keyboard.press('ArrowRight');
        await page.clock.runFor(waitMs);
        await page.evaluate(() => history.back());
        // What still waits has its turn before the page has heard of it, and after.
        await page.clock.runFor(1_000);
        await page.clock.runFor(1_000);
        await page.clock.resume();
        await expectClosed(page);
        await expect(page).toHaveURL(path);
      },
    );
  }
}

test('it does not go back twice when Back follows Escape at once', FULL, async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Галерея' }).click();
  await expect(page).toHaveURL('/gallery');
  await visit(page, '/gallery/landscape');
  await expect(page).toHaveURL('/gallery/landscape');
  await openWork(page, 2);
  await expect(page).toHaveURL('/gallery/landscape?id=2');
  await page.evaluate(() => {
    history.back();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  });
  await expectClosed(page);
  await expect(page).toHaveURL('/gallery/landscape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Пейзаж');
});

test('it leads a visitor who followed a link to a work back to where she came from', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.goto('/gallery/landscape?id=5');
  await expectPosition(page, `5/${TOTAL}`);
  await page.goBack();
  await expect(page).toHaveURL('/about');

  await test.step('but stays on the page when she closes the work', async () => {
    await page.goto('/gallery/landscape?id=5');
    await expectPosition(page, `5/${TOTAL}`);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `4/${TOTAL}`);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(page).toHaveURL('/gallery/landscape');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});

test(
  'it shows the work of whatever history entry, and closes with Back',
  FULL,
  async ({ page }) => {
    await openWorkOf(page, 'landscape', 2);

    await test.step('it opens the work of another one in place of the one on screen', async () => {
      // As an extension might: an entry of the page, and the news of it.
      await page.evaluate(() => {
        history.pushState(null, '', '/gallery/landscape?id=7');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expectPosition(page, `7/${TOTAL}`);
      await page.goBack();
      await expectPosition(page, `2/${TOTAL}`);
    });

    await test.step('it shows the same work again when the page is reloaded, and still closes', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL('/gallery/landscape?id=3');
      await page.reload();
      await expectPosition(page, `3/${TOTAL}`);
      await page.getByRole('button', { name: 'Закрыть' }).click();
      await expectClosed(page);
      await expect(page).toHaveURL('/gallery/landscape');
    });

    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await test.step(`it shows what is opened while the last painting is on its way back, with motion ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion });
        await openWork(page, 2);
        await expect(page).toHaveURL('/gallery/landscape?id=2');
        await page.evaluate(() => {
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
          document.querySelectorAll<HTMLElement>('main a[aria-haspopup="dialog"]')[4]?.click();
        });
        await expectPosition(page, `5/${TOTAL}`);
        await expect(page).toHaveURL('/gallery/landscape?id=5');
        await page.goBack();
        await expectClosed(page);
        await expect(page).toHaveURL('/gallery/landscape');
      });
    }
  },
);

test(
  'it asks the host for nothing but pictures while works are opened, looked at and closed',
  FULL,
  async ({ page }) => {
    await visit(page, '/gallery/landscape');
    // The pointer rests on a link when the lightbox has closed.
    await withoutSpeculation(page);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      // Browsers look at the icon anew when the address changes.
      if (!/\/images\/|\/seal-/.test(request.url())) asked.push(request.url());
    });
    await openWork(page, 1);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/gallery/landscape?id=2');
    await page.keyboard.press('Escape');
    await expectClosed(page);
    expect(asked).toEqual([]);
  },
);
