import type { Locator, Page } from '@playwright/test';
import { control, expect } from './visit.ts';

/** Spec §2 and §9. */
export const HERO_INTERVAL_MS = 6000;

export const scrollArrow = (page: Page): Locator => control(page, /^Вниз/);

/** Opens the home page under a fake clock that stands still once the slideshow runs. */
export async function openSlideshow(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.runFor(5000);
  await expect.poll(async () => (await heroImages(page)).length).toBe(3);
  await page.clock.pauseAt(600_000);
}

interface HeroImage {
  readonly src: string;
  readonly opacity: number;
}

/** The images that fill the window at the top of the page, in their order, each once its fade is over. */
export function heroImages(page: Page): Promise<HeroImage[]> {
  return page.getByRole('main').evaluate((main) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const opacityOf = (element: Element): number => {
      const own = Number(getComputedStyle(element).opacity);
      return element.parentElement && element !== main
        ? own * opacityOf(element.parentElement)
        : own;
    };
    return [...main.querySelectorAll('img')]
      .filter((image) => {
        const { top, width, height } = image.getBoundingClientRect();
        return top === 0 && width === innerWidth && height === innerHeight;
      })
      .map((image) => ({ src: image.currentSrc, opacity: opacityOf(image) }));
  });
}

/** The index of the only opaque image; NaN when there is another number of them. */
export async function currentHeroIndex(page: Page): Promise<number> {
  const opacities = (await heroImages(page)).map(({ opacity }) => opacity);
  const isOnlyOne = opacities.filter((opacity) => opacity > 0).length === 1;
  return isOnlyOne ? opacities.indexOf(1) : Number.NaN;
}
