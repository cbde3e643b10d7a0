import type { Page } from '@playwright/test';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { accessibilityFindings, finishEntrances } from './accessibility.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { watchPolicy } from './policy-violations.ts';
import { english, KINDS, LIKE_OTHERS, LONGEST_STORY, PAGES, TYPICAL } from './sample.ts';
import { scrollThrough, sidewaysScroll } from './scroll-through.ts';
import { expect, FULL, forgive, scriptStarted, test, WITH_SCROLL_BARS } from './visit.ts';

/**
 * Spec §9: the burger stands up to 1024 px. On hand-held screens scroll bars lie over the page, so that a page can be
 * looked at in several widths without being loaded anew.
 */
const SCREENS = [
  {
    name: 'hand-held',
    viewport: { width: 320, height: 640 },
    wider: 768,
    hasBurger: true,
  },
  {
    name: 'laptop',
    viewport: { width: 1280, height: 800 },
    wider: 1920,
    hasBurger: false,
  },
] as const;

const PLAYERS = /^https:\/\/(www\.youtube-nocookie\.com\/embed|vk\.com\/video_ext\.php)/;

/** Few, so that both workers stay busy to the end. */
const PAGES_PER_TEST = 5;

/** With many English words of the interface: what has room for the Russian ones, which are longer, has room for others. */
const ENGLISH = ['/', '/gallery/landscape/164'].map(english);

const RUSSIAN = [...KINDS, LONGEST_STORY].filter(
  (path) => languageOfPath(path) === 'ru' && PAGES.includes(path) && !LIKE_OTHERS.includes(path),
);

/** They have dialogs that are opened on others too. */
const WITH_DIALOGS = ['/', '/en', '/add', '/en/add'];

function portionsFor({ hasBurger }: (typeof SCREENS)[number]) {
  const here = hasBurger ? [...RUSSIAN, ...ENGLISH] : TYPICAL;
  const others = PAGES.filter((path) => here.every((each) => each !== path));
  return [
    ...portionsOf(here).map((paths) => ({ paths, tag: {} })),
    ...portionsOf(others).map((paths) => ({ paths, tag: FULL })),
  ];
}

function portionsOf(pages: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_TEST) }, (_, index) =>
    pages.slice(index * PAGES_PER_TEST, (index + 1) * PAGES_PER_TEST),
  );
}

// On laptops they take room.
test.use(WITH_SCROLL_BARS);

for (const screen of SCREENS) {
  test.describe(`on a ${screen.name} screen`, () => {
    test.use({ viewport: screen.viewport, isMobile: screen.hasBurger });
    for (const { paths, tag } of portionsFor(screen)) {
      test(`it is sound from ${paths[0]} to ${paths.at(-1)}`, tag, async ({ page, faults }) => {
        test.setTimeout(180_000);
        await watchLayoutShifts(page);
        const violations = await watchPolicy(page);
        const findings: string[] = [];
        for (const path of paths) {
          await page.setViewportSize(screen.viewport);
          const found = await inspect({ page, path, screen, faults }).catch((error) => [
            error,
            ...faults.splice(0),
          ]);
          found.push(...violations.splice(0));
          findings.push(
            ...found.map((finding) => `${path} on a ${screen.name} screen: ${finding}`),
          );
        }
        expect(findings).toEqual([]);
      });
    }
  });
}

interface Inspection {
  readonly page: Page;
  readonly path: string;
  readonly screen: (typeof SCREENS)[number];
  readonly faults: string[];
}

/** Everything that is wrong with a page: as it arrives, with dialogs open, with videos played, on a wider screen. */
async function inspect({ page, path, screen, faults }: Inspection): Promise<string[]> {
  await expectPage(page, path);
  if (path.endsWith('/404')) forgive(faults, /status of 404/);
  const missing = await scrollThrough(page);
  // At its end the header may cover half of something, which axe takes for its size.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const closed = [...(await accessibilityFindings(page)), ...(await sidewaysScroll(page))];
  const burger = 'header a[href="#menu"]';
  await expect(page.locator(burger)).toBeVisible({ visible: screen.hasBurger });
  const menu = screen.hasBurger ? await inspectDialog(page, path, burger, '#menu') : [];
  const modal = await inspectDialog(page, path, 'footer a[href="#language"]', '#language');
  const unasked = faults.splice(0);
  const played = await inspectVideos(page, faults);
  const shifts = await layoutShifts(page);
  await page.setViewportSize({ width: screen.wider, height: screen.viewport.height });
  const wide = [...(await scrollThrough(page)), ...(await sidewaysScroll(page))];
  return [
    ...[...missing, ...closed, ...menu, ...modal, ...unasked, ...played, ...shifts],
    ...wide.map((finding) => `${finding} at ${screen.wider} px`),
  ];
}

async function expectPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(path.endsWith('/404') ? 404 : 200);
  await scriptStarted(page);
  await expect(page.locator('html')).toHaveAttribute('lang', languageOfPath(path));
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY), 'begins at its top').toBe(0);
}

/** Opened and closed by script: for half a second after a real click the browser excuses every layout shift. */
async function inspectDialog(
  page: Page,
  path: string,
  opener: string,
  selector: string,
): Promise<string[]> {
  const dialog = page.locator(selector);
  await page.locator(opener).dispatchEvent('click');
  await dialog.waitFor({ state: 'visible' });
  const inaccessible = WITH_DIALOGS.includes(path)
    ? await accessibilityFindings(page, selector)
    : [];
  const open = [...inaccessible, ...(await sidewaysScroll(page))];
  await dialog.locator('a[href="#_"]').first().dispatchEvent('click');
  await finishEntrances(page);
  await dialog.waitFor({ state: 'hidden' });
  return open.map((finding) => `with ${selector} open: ${finding}`);
}

/** A page may ask another origin for the player of a video that is played, and for nothing else. */
async function inspectVideos(page: Page, faults: string[]): Promise<string[]> {
  const players = await playVideos(page);
  if (players.length === 0) return [];
  const asked = players.map((address) => `foreign request: ${address}`);
  const others = faults.splice(0).filter((fault) => !asked.includes(fault));
  // All that is another than before.
  const inPlayers = await accessibilityFindings(page, 'main iframe');
  const findings = [...inPlayers, ...(await sidewaysScroll(page))];
  return [...others, ...findings].map((finding) => `with its videos played: ${finding}`);
}

/** Two on one page need names of their own. */
function standInFor(address: string): string {
  const main = `<main aria-label="Player of ${encodeURI(address)}"><h1>Player</h1></main>`;
  return `<!doctype html><html lang="en"><title>Player</title>${main}</html>`;
}

/**
 * Plays every video of a page. A document of ours answers for the players, so that no visit depends on the network.
 *
 * The links are followed by a script: for half a second after a real click the browser excuses every layout shift.
 *
 * @returns the addresses of the players.
 */
async function playVideos(page: Page): Promise<string[]> {
  const videos = await page.getByRole('main').locator('iframe').all();
  if (videos.length === 0) return [];
  await page.route(PLAYERS, (route) =>
    route.fulfill({ contentType: 'text/html', body: standInFor(route.request().url()) }),
  );
  const addresses: string[] = [];
  for (const video of videos) {
    const play = video.contentFrame().getByRole('link');
    // The click comes a moment later: it ends the document that the answer has to come from.
    const address = await play.evaluate((link: HTMLAnchorElement) => {
      setTimeout(() => link.click());
      return link.href;
    });
    addresses.push(address);
    await expect(video.contentFrame().getByRole('heading', { name: 'Player' })).toBeVisible();
  }
  // As long as any request is looked at, the browser keeps nothing in its cache.
  await page.unroute(PLAYERS);
  return addresses;
}
