import type { Locator, Page } from '@playwright/test';
import { control, expect } from './visit.ts';

/** Spec §2 and §9. */
export const HERO_INTERVAL_MS = 6000;

export const scrollArrow = (page: Page): Locator => control(page, /^Вниз/);

interface HeroImage {
  readonly src: string;
  readonly opacity: number;
}

/** The images that fill the window at the top of the page, in their order, each once its fade is over. */
export function heroImages(page: Page): Promise<HeroImage[]> {
  return page.evaluate(() => Reflect.get(window, 'readHero')());
}

/**
 * Opens the home page under a fake clock that stands still once the slideshow runs.
 *
 * @returns the image that the page begins with
 */
export async function openSlideshow(page: Page): Promise<HeroImage | undefined> {
  await page.addInitScript(() => {
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    Reflect.set(window, 'readHero', () => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      return [...document.querySelectorAll<HTMLImageElement>('main img')]
        .filter((image) => {
          const { top, width, height } = image.getBoundingClientRect();
          return top === 0 && width === innerWidth && height === innerHeight;
        })
        .map((image) => ({ src: image.currentSrc, opacity: opacityOf(image) }));
    });
  });
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const [first] = await heroImages(page);
  await page.clock.runFor(5000);
  await expect.poll(async () => (await heroImages(page)).length).toBe(3);
  await page.clock.pauseAt(600_000);
  return first;
}

/** Lets the time of four changes pass, and says when each came, and the index of the image. */
export async function watchChanges(page: Page): Promise<{ atMs: number; index: number }[]> {
  const changes = await page.evaluateHandle(() => {
    const readIndex = (): number =>
      Reflect.get(window, 'readHero')().findIndex(({ opacity }: HeroImage) => opacity === 1);
    const seen: { atMs: number; index: number }[] = [];
    let shown = readIndex();
    setInterval(() => {
      const index = readIndex();
      if (index !== shown) seen.push({ atMs: Date.now(), index });
      shown = index;
    }, 100);
    return seen;
  });
  for (let change = 0; change < 4; change += 1) await page.clock.runFor(HERO_INTERVAL_MS);
  return changes.jsonValue();
}
