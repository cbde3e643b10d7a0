import type { Locator, Page } from '@playwright/test';
import { scrollTo } from './menu.ts';
import { control, expect, visit } from './visit.ts';

export const HERO_INTERVAL_MS = 6000;

export const scrollArrow = (page: Page): Locator => control(page, /^Вниз/);

interface HeroImage {
  readonly src: string;
  readonly opacity: number;
}

export function heroImages(page: Page): Promise<HeroImage[]> {
  return page.evaluate(() => Reflect.get(window, 'readHero')());
}

/** Returns the first image. The fake clock stops once the slideshow runs. */
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

type Change = Readonly<Record<'atMs' | 'index', number>>;

export async function watchChanges(page: Page): Promise<Change[]> {
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

export function pausesOf(changes: readonly Change[]): number[] {
  return changes.slice(1).map(({ atMs }, before) => atMs - (changes[before]?.atMs ?? 0));
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const subtitle = (page: Page) => page.getByText('художник педагог', { exact: true });

/** A speed of -1 lags 10 px behind the page while it is scrolled by the height of the window. */
export async function expectParallax(page: Page, speeds: { title: number; subtitle: number }) {
  await visit(page, '/');
  await page.evaluate(() => {
    const entrances = document.getAnimations().filter(({ timeline, effect }) => {
      return timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
    });
    for (const entrance of entrances) entrance.finish();
  });
  const topOf = async (words: Locator) => (await words.boundingBox())?.y ?? Number.NaN;
  const before = [await topOf(title(page)), await topOf(subtitle(page))] as const;
  await scrollTo(page, 800);
  const moved = async () => {
    const after = [await topOf(title(page)), await topOf(subtitle(page))] as const;
    return before.map((top, index) => Math.round((after[index] ?? 0) - top + 800));
  };
  await expect.poll(moved).toEqual([-10 * speeds.title, -10 * speeds.subtitle]);
}
