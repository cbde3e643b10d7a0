import type { Page } from '@playwright/test';
import { detailImagesOf } from '#catalogue/works/artwork.ts';
import {
  expectClosed,
  expectPosition,
  lightboxOf,
  openWork,
  openWorkOf,
  pictureOnScreen,
  scaleOnScreen,
  thumbnailsOf,
} from './lightbox.ts';
import { english, POSTS, russianTitle, WORKS, worksOf } from './sample.ts';
import { expect, FULL, SMOKE, test, visit } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

const WORKS_SHOWN = worksOf('landscape');
const TOTAL = WORKS_SHOWN.length;
const POST = POSTS.find(({ content }) => content.images?.length);
const WORK_WITH_DETAILS = WORKS.find((work) => detailImagesOf(work).length > 1);
const PHOTOS_OF_WORK = 1 + (WORK_WITH_DETAILS ? detailImagesOf(WORK_WITH_DETAILS).length : 0);
const titleAt = (position: number) => {
  const work = WORKS_SHOWN[position - 1];
  return (work && russianTitle(work)) ?? 'Без названия';
};

test(
  'it opens the work whose thumbnail is pressed, with title, position and details',
  SMOKE,
  async ({ page }) => {
    await openWorkOf(page, 'landscape', 3);
    const lightbox = lightboxOf(page);
    await expect(lightbox).toHaveAccessibleName(titleAt(3));
    await expect(lightbox.getByRole('heading', { name: titleAt(3) })).toBeVisible();
    await expectPosition(page, `3/${TOTAL}`);
    await expect(lightbox.getByText(/^холст, масло, .*см/)).toBeVisible();
    await expect(page).toHaveURL('/gallery/landscape?id=3');
    await expect(lightbox).toHaveCSS('z-index', '400');
  },
);

test('it goes on and back, does nothing at the ends, and leads to where it was closed', async ({
  page,
}) => {
  await openWorkOf(page, 'landscape', 3);
  const lightbox = lightboxOf(page);
  const next = lightbox.getByRole('button', { name: 'Следующая работа' });
  const previous = lightbox.getByRole('button', { name: 'Предыдущая работа' });

  await test.step('it goes on and back with the buttons and the arrow keys', async () => {
    await expect(next).toHaveText('>');
    await expect(previous).toHaveText('<');
    await next.click();
    await expectPosition(page, `4/${TOTAL}`);
    await previous.click();
    await expectPosition(page, `3/${TOTAL}`);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `4/${TOTAL}`);
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `3/${TOTAL}`);
    await page.keyboard.press('Home');
    await expectPosition(page, `1/${TOTAL}`);
    await page.keyboard.press('End');
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
  });

  await test.step('it does nothing at the ends, where the button says so and keeps the focus', async () => {
    await page.keyboard.press('ArrowLeft');
    await expectPosition(page, `${TOTAL - 1}/${TOTAL}`);
    await next.click();
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await next.press('Enter');
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, `${TOTAL}/${TOTAL}`);
  });

  await test.step('it closes with Escape and gives the focus to the work that was seen last', async () => {
    await page.keyboard.press('Escape');
    await expectClosed(page);
    const thumbnail = thumbnailsOf(page).nth(TOTAL - 1);
    await expect(thumbnail).toBeFocused();
    await expect(thumbnail).toBeInViewport();
    await expect(page).toHaveURL('/gallery/landscape');
  });

  await test.step('it leads from the painting to its own page, and Back to the lightbox', async () => {
    await openWork(page, 3);
    await lightbox.getByRole('link', { name: 'Подробнее' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleAt(3));
    await expectClosed(page);
    await page.goBack();
    await expectPosition(page, `3/${TOTAL}`);
  });
});

test.describe('an address with a query', () => {
  test('it opens the work that the query counts, from 1 on, and the last one past the end', async ({
    page,
  }) => {
    for (const [query, position] of [
      ['1', 1],
      [String(TOTAL), TOTAL],
      [String(TOTAL + 1), TOTAL],
      ['999999', TOTAL],
    ] as const) {
      await visit(page, `/gallery/landscape?id=${query}`);
      await expectPosition(page, `${position}/${TOTAL}`);
      await expect(page).toHaveURL(`/gallery/landscape?id=${position}`);
    }
    // In English as well, and before the page has been touched.
    await page.goto(english('/gallery/landscape?id=2'));
    await expectPosition(page, `2/${TOTAL}`);
    await expect(lightboxOf(page).getByRole('button', { name: 'Next work' })).toBeVisible();
  });

  test('it opens nothing at what counts no work', FULL, async ({ page }) => {
    for (const query of ['0', 'two']) {
      await visit(page, `/gallery/landscape?id=${query}`);
      await openWork(page, 2);
      await expectPosition(page, `2/${TOTAL}`);
    }
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

/** Asks for a photo past the last one, and closes the lightbox again. */
async function expectLastPhoto(page: Page, path: string, count: number): Promise<void> {
  await test.step(`it shows the last photo at ${path}?photo=99, and says so in the address`, async () => {
    await visit(page, `${path}?photo=99`);
    await expect(pictureOnScreen(page)).toBeVisible();
    await expect(page).toHaveURL(`${path}?photo=${count}`);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(page).toHaveURL(path);
    await expect(thumbnailsOf(page).nth(count - 1)).toBeFocused();
  });
}

test('opens each image of a work by itself, and Back closes it', async ({ page }) => {
  const work = WORK_WITH_DETAILS;
  const path = `/gallery/${work?.category}/${work?.id}`;
  const lightbox = lightboxOf(page);
  const heading = lightbox.getByRole('heading');
  const title = (work && russianTitle(work)) ?? '';
  await visit(page, path);
  for (const number of [1, 2]) {
    await openWork(page, number);
    await expect(heading).toContainText(number === 1 ? title : 'фото 1');
    await expect(lightbox.getByText(/^\d+\/\d+$/)).toHaveCount(0);
    await expect(lightbox.getByText(/^[<>]$/)).toHaveCount(0);
    await expect(lightbox.getByRole('status')).toHaveCount(0);
    await expect(lightbox.getByRole('button', { name: 'Лента миниатюр' })).toHaveCount(0);
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) await page.keyboard.press(key);
    await page.mouse.move(640, 360);
    await page.mouse.wheel(0, 200);
    await page.mouse.dblclick(640, 360);
    await expect.poll(() => scaleOnScreen(page)).toBe(2);
    await expect(heading).toContainText(number === 1 ? title : 'фото 1');
    await expect(page).toHaveURL(`${path}?photo=${number}`);
    await page.goBack();
    await expectClosed(page);
    await expect(page).toHaveURL(path);
    await expect(thumbnailsOf(page).nth(number - 1)).toBeFocused();
  }
});

test('opens the image of a work or a post that the URL names', FULL, async ({ page }) => {
  const work = WORK_WITH_DETAILS;
  await expectLastPhoto(page, `/gallery/${work?.category}/${work?.id}`, PHOTOS_OF_WORK);
  const photos = POST?.content.images?.length ?? 0;
  await expectLastPhoto(page, `/news/${POST?.id}`, photos);
});

test('pages through the photos of a post', FULL, async ({ page }) => {
  const photos = POST?.content.images?.length ?? 0;
  const lightbox = lightboxOf(page);
  await visit(page, `/news/${POST?.id}`);
  await openWork(page, 1);
  await expect(lightbox.getByRole('heading')).toContainText(POST?.title ?? '');
  await expectPosition(page, `1/${photos}`);
  await lightbox.getByRole('button', { name: 'Дальше' }).click();
  await expectPosition(page, `2/${photos}`);
  await page.keyboard.press('ArrowLeft');
  await expectPosition(page, `1/${photos}`);
});
