import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './visit.ts';

export function lightboxOf(page: Page): Locator {
  return page.getByRole('dialog');
}

/** The links of a page that open pictures: pictures of other links have no text of their own. */
export function picturesOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
}

/** Opens the lightbox of a category at a position, counted from 1. */
export async function openLightbox(page: Page, path: string, position: number): Promise<void> {
  await page.goto(`${path}?id=${position}`);
  await expectOpen(page);
}

/** Opens the lightbox of a page by its picture at a position, counted from 1. */
export async function openPicture(page: Page, path: string, position: number): Promise<void> {
  await visit(page, path);
  await picturesOf(page)
    .nth(position - 1)
    .click();
  await expectOpen(page);
}

export async function expectOpen(page: Page): Promise<void> {
  await expect(lightboxOf(page)).toBeVisible();
  await expect.poll(() => page.evaluate(countAnimations)).toBe(0);
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(lightboxOf(page)).toBeHidden();
}

/** @param position as the lightbox shows it: '2/14' */
export async function expectPosition(page: Page, position: string): Promise<void> {
  await expect(lightboxOf(page).getByText(position, { exact: true })).toBeVisible();
}

export function previousOf(page: Page): Locator {
  return lightboxOf(page).getByRole('button').filter({ hasText: /^<$/ });
}

export function nextOf(page: Page): Locator {
  return lightboxOf(page).getByRole('button').filter({ hasText: /^>$/ });
}

/** The picture on screen, measured against its size and place at this moment. */
export async function pictureOnScreen(page: Page) {
  const picture = lightboxOf(page).getByRole('img');
  const whole = await boxOf(picture);
  return {
    /** How large it is now, once it rests. */
    scale: async () => (await restingBoxOf(picture)).width / whole.width,
    /** How far its middle has moved, once it rests. */
    shift: async () => {
      const box = await restingBoxOf(picture);
      return {
        x: box.x + box.width / 2 - whole.x - whole.width / 2,
        y: box.y + box.height / 2 - whole.y - whole.height / 2,
      };
    },
  };
}

/** Waits until the picture on screen moves no more. */
export async function untilRest(page: Page): Promise<void> {
  await restingBoxOf(lightboxOf(page).getByRole('img'));
}

type Picture = Awaited<ReturnType<typeof pictureOnScreen>>;

export async function expectScale(picture: Picture, scale: number): Promise<void> {
  await expect.poll(picture.scale).toBeCloseTo(scale, 2);
}

function boxOf(picture: Locator) {
  return picture.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

/** Waits until two frames show the same. */
function restingBoxOf(picture: Locator) {
  return picture.evaluate(async (element) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    for (;;) {
      const { x, y, width, height } = element.getBoundingClientRect();
      await nextFrame();
      await nextFrame();
      const after = element.getBoundingClientRect();
      if (x === after.x && y === after.y && width === after.width) return { x, y, width, height };
    }
  });
}

/** Animations that end by themselves: not endless ones, nor those that scrolling drives. */
function countAnimations(): number {
  return document.getAnimations().filter(({ timeline, effect, playState }) => {
    const isEndless = effect?.getComputedTiming().endTime === Infinity;
    return timeline === document.timeline && playState === 'running' && !isEndless;
  }).length;
}
