import type { Locator, Page } from '@playwright/test';
import { inputOf } from './gestures.ts';
import { expect, visit } from './visit.ts';

export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Controls that open pictures: the pictures of other links have an empty alt text. */
export function picturesOf(page: Page): Locator {
  const controls = page.getByRole('main').locator('a, button');
  return controls.filter({ has: page.getByRole('img') });
}

export async function openAt(page: Page, path: string, position: number) {
  await page.goto(`${path}?id=${position}`);
  await expectOpen(page);
  return pictureOnScreen(page);
}

export async function openWithInput(page: Page, path: string) {
  const picture = await openAt(page, path, 3);
  return { picture, input: await inputOf(page) };
}

export async function openPicture(page: Page, path: string, position: number): Promise<void> {
  await visit(page, path);
  await picturesOf(page)
    .nth(position - 1)
    .click();
  await expectOpen(page);
}

export async function expectNoStepBeyond(page: Page, path: string, end: number, total: number) {
  const [button, outwards, inwards, inside] =
    end === 1
      ? ([previousOf, 'ArrowLeft', 'ArrowRight', 2] as const)
      : ([nextOf, 'ArrowRight', 'ArrowLeft', total - 1] as const);
  await openAt(page, path, end);
  await button(page).dispatchEvent('click'); // click() would wait while aria-disabled is set
  await page.keyboard.press(outwards);
  await expectPosition(page, `${end}/${total}`);
  await page.keyboard.press(inwards);
  await expectPosition(page, `${inside}/${total}`);
}

export async function expectOpen(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeVisible();
  await untilRest(page);
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(dialogOf(page)).toBeHidden();
}

/** @param position as the lightbox shows it: '2/14' */
export async function expectPosition(page: Page, position: string): Promise<void> {
  await expect(dialogOf(page).getByText(position, { exact: true })).toBeVisible();
}

export function previousOf(page: Page): Locator {
  return dialogOf(page).getByRole('button').filter({ hasText: /^<$/ });
}

export function nextOf(page: Page): Locator {
  return dialogOf(page).getByRole('button').filter({ hasText: /^>$/ });
}

async function pictureOnScreen(page: Page) {
  const picture = dialogOf(page).getByRole('img');
  const whole = await restingBoxOf(picture);
  return {
    scale: async () => (await restingBoxOf(picture)).width / whole.width,
    shift: async () => {
      const box = await restingBoxOf(picture);
      return {
        x: Math.round(box.x + box.width / 2 - whole.x - whole.width / 2),
        y: Math.round(box.y + box.height / 2 - whole.y - whole.height / 2),
      };
    },
  };
}

export async function untilRest(page: Page): Promise<void> {
  await restingBoxOf(dialogOf(page).getByRole('img'));
}

type Picture = Awaited<ReturnType<typeof pictureOnScreen>>;

export async function expectScale(picture: Picture, scale: number): Promise<void> {
  await expect.poll(picture.scale).toBeCloseTo(scale, 2);
}

/** Waits for the end of all finite animations and for three frames without movement. */
function restingBoxOf(picture: Locator): Promise<DOMRect> {
  return picture.evaluate(async (element) => {
    const isAnimated = () =>
      document.getAnimations().some(({ timeline, effect, playState }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        return timeline === document.timeline && playState === 'running' && !isEndless;
      });
    let box = element.getBoundingClientRect();
    for (let stillFrames = 0; stillFrames < 3; ) {
      await new Promise(requestAnimationFrame);
      const next = element.getBoundingClientRect();
      const isSame = next.x === box.x && next.y === box.y && next.width === box.width;
      stillFrames = isSame && !isAnimated() ? stillFrames + 1 : 0;
      box = next;
    }
    return box.toJSON();
  });
}
