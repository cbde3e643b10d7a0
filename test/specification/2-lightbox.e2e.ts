import { inputOf } from './gestures.ts';
import {
  expectClosed,
  expectPosition,
  expectScale,
  lightboxOf,
  nextOf,
  openLightbox,
  pictureOnScreen,
  previousOf,
} from './lightbox.ts';
import { ENGLISH, listedWorks, RUSSIAN } from './sample.ts';
import { expect, test } from './visit.ts';

test.use({ hasTouch: true });

const PATH = '/gallery/quick-portrait';
const WORKS = listedWorks('quick-portrait');
const TOTAL = WORKS.length;

const titleAt = (position: number, texts = RUSSIAN) => {
  const work = WORKS[position - 1];
  return (work && texts[work.category]?.[work.title]?.title) ?? '';
};

test.describe('header', () => {
  test('the header shows the translated title', async ({ page }) => {
    const title = lightboxOf(page).getByRole('heading');
    await openLightbox(page, PATH, 2);
    await expect(title).toHaveText(titleAt(2));
    await nextOf(page).click();
    await expect(title).toHaveText(titleAt(3));
    await openLightbox(page, `/en${PATH}`, 2);
    await expect(title).toHaveText(titleAt(2, ENGLISH));
  });

  test('the header shows the position n/total', async ({ page }) => {
    await openLightbox(page, PATH, 1);
    await expectPosition(page, `1/${TOTAL}`);
    for (let position = 2; position <= TOTAL; position += 1) {
      await nextOf(page).click();
      await expectPosition(page, `${position}/${TOTAL}`);
    }
  });

  test('the header has a button that closes', async ({ page }) => {
    await openLightbox(page, PATH, 2);
    await lightboxOf(page).getByRole('button', { name: 'Закрыть' }).click();
    await expectClosed(page);
    await expect(page).toHaveURL(PATH);
  });
});

test.describe('previous and next', () => {
  test("previous is shown as '<' and leads to the previous work", async ({ page }) => {
    await openLightbox(page, PATH, 3);
    await previousOf(page).click();
    await expectPosition(page, `2/${TOTAL}`);
  });

  test("next is shown as '>' and leads to the next work", async ({ page }) => {
    await openLightbox(page, PATH, 3);
    await nextOf(page).click();
    await expectPosition(page, `4/${TOTAL}`);
  });

  test('previous does nothing at the first work', async ({ page }) => {
    await openLightbox(page, PATH, 1);
    await previousOf(page).dispatchEvent('click'); // click() would wait while aria-disabled is set
    await expectPosition(page, `1/${TOTAL}`);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `2/${TOTAL}`);
  });

  test('next does nothing at the last work', async ({ page }) => {
    await openLightbox(page, PATH, TOTAL);
    await nextOf(page).dispatchEvent('click');
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `${TOTAL - 1}/${TOTAL}`);
  });
});

test.describe('inputs', () => {
  test('the right arrow key leads to the next work', async ({ page }) => {
    await openLightbox(page, PATH, 3);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `4/${TOTAL}`);
  });

  test('the left arrow key leads to the previous work', async ({ page }) => {
    await openLightbox(page, PATH, 3);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `2/${TOTAL}`);
  });

  test('Escape closes', async ({ page }) => {
    await openLightbox(page, PATH, 3);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('a swipe to the left leads to the next work, one to the right to the previous', async ({
    page,
  }) => {
    await openLightbox(page, PATH, 3);
    const input = await inputOf(page);
    await input.swipe({ right: -500, durationMs: 400 });
    await expectPosition(page, `4/${TOTAL}`);
    await input.swipe({ right: 500, durationMs: 400 });
    await expectPosition(page, `3/${TOTAL}`);
  });

  test('one turn of the wheel leads to one work, down to the next', async ({ page }) => {
    await openLightbox(page, PATH, 3);
    const input = await inputOf(page);
    for (const direction of [1, -1]) {
      // One gesture with the inertia that follows it.
      for (const [event, px] of [60, 50, 40, 30, 20].entries()) {
        await input.wheel(direction * px, event > 0 ? { waitMs: 16 } : {});
      }
      await expectPosition(page, `${direction === 1 ? 4 : 3}/${TOTAL}`);
    }
  });

  test('a pinch zooms', async ({ page }) => {
    await openLightbox(page, PATH, 3);
    const picture = await pictureOnScreen(page);
    const input = await inputOf(page);
    await input.pinch(100, 225);
    await input.lift();
    await expectScale(picture, 1.5);
  });

  test('a double-click zooms', async ({ page }) => {
    await openLightbox(page, PATH, 3);
    const picture = await pictureOnScreen(page);
    const input = await inputOf(page);
    await input.doubleClick();
    await expectScale(picture, 2);
  });
});
