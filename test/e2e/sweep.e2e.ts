import type { Page } from '@playwright/test';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { accessibilityFindings, finishEntrances } from './accessibility.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { english, KINDS, LIKE_OTHERS, LONGEST_STORY, PAGES, TYPICAL } from './sample.ts';
import { scrollThrough, sidewaysScroll } from './scroll-through.ts';
import { expect, FULL, forgive, scriptStarted, test, WITH_SCROLL_BARS } from './visit.ts';

/** Spec §9: the burger stands up to 1024 px. Scroll bars of phones take no room. */
const SCREENS = [
  { name: 'hand-held', viewport: { width: 320, height: 640 }, wider: 768, hasBurger: true },
  { name: 'laptop', viewport: { width: 1280, height: 800 }, wider: 1920, hasBurger: false },
] as const;

type Screen = (typeof SCREENS)[number];

/** Few, so that both workers stay busy to the end. */
const PAGES_PER_TEST = 5;

const ENGLISH = ['/', '/gallery/landscape/164'].map(english);

const RUSSIAN = [...KINDS, LONGEST_STORY].filter(
  (path) => languageOfPath(path) === 'ru' && PAGES.includes(path) && !LIKE_OTHERS.includes(path),
);

const WITH_DIALOGS = ['/', '/en', '/add', '/en/add'];

function portionsFor({ hasBurger }: Screen) {
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

test.use(WITH_SCROLL_BARS);

for (const screen of SCREENS) {
  test.describe(`on a ${screen.name} screen`, () => {
    test.use({ viewport: screen.viewport, isMobile: screen.hasBurger });
    for (const { paths, tag } of portionsFor(screen)) {
      test(`finds no fault from ${paths[0]} to ${paths.at(-1)}`, tag, async ({ page, faults }) => {
        test.setTimeout(180_000);
        await watchLayoutShifts(page);
        const violations = await watchPolicy(page);
        const findings: string[] = [];
        for (const path of paths) {
          await page.setViewportSize(screen.viewport);
          const found = await inspect(page, path, screen).catch((error) => [error]);
          if (path.endsWith('/404')) forgive(faults, /status of 404/);
          found.push(...faults.splice(0), ...violations.splice(0));
          findings.push(...found.map((finding) => `${path}: ${finding}`));
        }
        expect(findings).toEqual([]);
      });
    }
  });
}

async function inspect(page: Page, path: string, screen: Screen): Promise<string[]> {
  await expectPage(page, path);
  const missing = await scrollThrough(page);
  // At its end the header may cover half of something, which axe takes for its size.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const closed = [...(await accessibilityFindings(page)), ...(await sidewaysScroll(page))];
  const burger = 'header a[href="#menu"]';
  await expect(page.locator(burger)).toBeVisible({ visible: screen.hasBurger });
  const menu = screen.hasBurger ? await inspectDialog(page, path, burger, '#menu') : [];
  const modal = await inspectDialog(page, path, 'footer a[href="#language"]', '#language');
  const shifts = await layoutShifts(page);
  await page.setViewportSize({ width: screen.wider, height: screen.viewport.height });
  const wide = [...(await scrollThrough(page)), ...(await sidewaysScroll(page))];
  return [
    ...[...missing, ...closed, ...menu, ...modal, ...shifts],
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

async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const violation = `${effectiveDirective} blocked ${blockedURI} ${sample}`;
      Reflect.get(window, 'reportViolation')(`${location.href}: ${violation}`);
    });
  });
  return violations;
}
