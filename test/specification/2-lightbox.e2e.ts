import * as lightbox from './lightbox.ts';
import { brightnessAt } from './pixels.ts';
import { ENGLISH, listedWorks, RUSSIAN } from './sample.ts';
import { expect, test } from './visit.ts';

test.use({ hasTouch: true });

const PATH = '/gallery/quick-portrait';
const WORKS = listedWorks('quick-portrait');
const TOTAL = WORKS.length;
const WHITE = 'rgb(255, 255, 255)';

const titleAt = (position: number, texts = RUSSIAN) => {
  const work = WORKS[position - 1];
  return (work && texts[work.category]?.[work.title]?.title) ?? '';
};

test.describe('header', () => {
  test('the header shows the translated title', async ({ page }) => {
    const title = lightbox.dialogOf(page).getByRole('heading');
    await lightbox.openAt(page, PATH, 2);
    await expect(title).toHaveText(titleAt(2));
    await lightbox.nextOf(page).click();
    await expect(title).toHaveText(titleAt(3));
    await lightbox.openAt(page, `/en${PATH}`, 2);
    await expect(title).toHaveText(titleAt(2, ENGLISH));
  });

  test('the header shows the position n/total', async ({ page }) => {
    await lightbox.openAt(page, PATH, 1);
    await lightbox.expectPosition(page, `1/${TOTAL}`);
    for (let position = 2; position <= TOTAL; position += 1) {
      await lightbox.nextOf(page).click();
      await lightbox.expectPosition(page, `${position}/${TOTAL}`);
    }
  });

  test('the header has a button that closes', async ({ page }) => {
    await lightbox.openAt(page, PATH, 2);
    await lightbox.dialogOf(page).getByRole('button', { name: 'Закрыть' }).click();
    await lightbox.expectClosed(page);
    await expect(page).toHaveURL(PATH);
  });
});

test.describe('previous and next', () => {
  for (const [title, button, position] of [
    ["previous is shown as '<' and leads to the previous work", lightbox.previousOf, 2],
    ["next is shown as '>' and leads to the next work", lightbox.nextOf, 4],
  ] as const) {
    test(title, async ({ page }) => {
      await lightbox.openAt(page, PATH, 3);
      await button(page).click();
      await lightbox.expectPosition(page, `${position}/${TOTAL}`);
    });
  }

  test('previous does nothing at the first work', ({ page }) =>
    lightbox.expectNoStepBeyond(page, PATH, 1, TOTAL));

  test('next does nothing at the last work', ({ page }) =>
    lightbox.expectNoStepBeyond(page, PATH, TOTAL, TOTAL));
});

test.describe('inputs', () => {
  for (const [title, key, position] of [
    ['the right arrow key leads to the next work', 'ArrowRight', 4],
    ['the left arrow key leads to the previous work', 'ArrowLeft', 2],
  ] as const) {
    test(title, async ({ page }) => {
      await lightbox.openAt(page, PATH, 3);
      await page.keyboard.press(key);
      await lightbox.expectPosition(page, `${position}/${TOTAL}`);
    });
  }

  test('Escape closes', async ({ page }) => {
    await lightbox.openAt(page, PATH, 3);
    await page.keyboard.press('Escape');
    await lightbox.expectClosed(page);
  });

  test('a swipe to the left leads to the next work, one to the right to the previous', async ({
    page,
  }) => {
    const { input } = await lightbox.openWithInput(page, PATH);
    await input.swipe({ right: -500, durationMs: 400 });
    await lightbox.expectPosition(page, `4/${TOTAL}`);
    await input.swipe({ right: 500, durationMs: 400 });
    await lightbox.expectPosition(page, `3/${TOTAL}`);
  });

  test('one turn of the wheel leads to one work, down to the next', async ({ page }) => {
    const { input } = await lightbox.openWithInput(page, PATH);
    for (const direction of [1, -1]) {
      for (const [event, px] of [60, 50, 40, 30, 20].entries()) {
        await input.wheel(direction * px, event > 0 ? { waitMs: 16 } : {});
      }
      await lightbox.expectPosition(page, `${direction === 1 ? 4 : 3}/${TOTAL}`);
    }
  });

  test('a pull down closes, as long as the picture is whole', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.doubleClick();
    await input.swipe({ down: 300, durationMs: 200 });
    await lightbox.expectScale(picture, 2);
    await input.doubleClick();
    await lightbox.expectScale(picture, 1);
    await input.swipe({ down: 300, durationMs: 200 });
    await lightbox.expectClosed(page);
  });

  test('a pinch zooms', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.pinch(100, 225);
    await input.lift();
    await lightbox.expectScale(picture, 1.5);
  });

  test('a double-click zooms', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.doubleClick();
    await lightbox.expectScale(picture, 2);
  });
});

test.describe('appearance', () => {
  test('pictures change by a fade', async ({ page }) => {
    await lightbox.openAt(page, PATH, 3);
    const animations = page.evaluate(async () => {
      const seen = new Set<string>();
      do {
        await new Promise(requestAnimationFrame);
        for (const { effect } of document.getAnimations()) {
          const [from, to] = (effect as KeyframeEffect).getKeyframes();
          const isPicture = (effect as KeyframeEffect).target?.querySelector('img');
          if (isPicture) seen.add(`opacity from ${from?.opacity} to ${to?.opacity}`);
        }
      } while (seen.size === 0 || document.getAnimations().length > 0);
      return [...seen].sort();
    });
    await page.keyboard.press('ArrowRight');
    expect(await animations).toEqual(['opacity from 0 to 1', 'opacity from 1 to 0']);
  });

  test('it lies in layer 400, above everything else', async ({ page }) => {
    await lightbox.openAt(page, PATH, 3);
    await expect(lightbox.dialogOf(page)).toHaveCSS('z-index', '400');
    const corners = [
      [2, 2],
      [1200, 2],
      [2, 790],
      [1200, 790],
    ];
    const dialog = lightbox.dialogOf(page);
    const isOnTop = await dialog.evaluate(
      (element, points) =>
        points.map(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y))),
      corners,
    );
    expect(isOnTop).toEqual(corners.map(() => true));
  });

  test('a close icon lies over the picture', async ({ page }) => {
    const { picture, input } = await lightbox.openWithInput(page, PATH);
    await input.wheel(-2000, { isCtrl: true });
    await lightbox.expectScale(picture, 3);
    const icon = lightbox.dialogOf(page).getByRole('button', { name: 'Закрыть' });
    await expect(icon).toBeInViewport({ ratio: 1 });
    await icon.click(); // click() fails where another element lies above
    await lightbox.expectClosed(page);
  });

  test('a white layer over the whole screen takes the place of the dark one', async ({ page }) => {
    await lightbox.openAt(page, PATH, 3);
    const dialog = lightbox.dialogOf(page);
    await expect(dialog).not.toHaveCSS('background-color', WHITE);
    await dialog.getByRole('button', { name: 'Белая стена' }).click();
    await expect(dialog).toHaveCSS('background-color', WHITE);
    for (const x of [0, 1270]) {
      await expect.poll(() => brightnessAt(page, { x, y: 700 }), `at ${x}`).toBe(255);
    }
    await dialog.getByRole('button', { name: 'Белая стена' }).click();
    await expect(dialog).not.toHaveCSS('background-color', WHITE);
  });
});

test.describe('history', () => {
  test('the query ?id=n names the work on screen', async ({ page }) => {
    await lightbox.openPicture(page, PATH, 3);
    await expect(page).toHaveURL(`${PATH}?id=3`);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${PATH}?id=4`);
  });

  test('Back closes it, however many works were seen, and once more leaves the page', async ({
    page,
  }) => {
    await page.goto('/gallery');
    await lightbox.openPicture(page, PATH, 3);
    for (const position of [4, 5]) {
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(`${PATH}?id=${position}`);
    }
    await page.goBack();
    await lightbox.expectClosed(page);
    await expect(page).toHaveURL(PATH);
    await page.goBack();
    await expect(page).toHaveURL('/gallery');
  });
});
