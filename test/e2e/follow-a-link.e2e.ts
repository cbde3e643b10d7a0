import type { Locator, Page } from '@playwright/test';
import { BROKEN_ANSWERS, forgiveComplaints } from './broken-answers.ts';
import { watchPolicy } from './policy-violations.ts';
import { expect, savedLanguage, test, visit } from './visit.ts';

const WORK = '/gallery/landscape/164';

/** What a page is made of and asks its host for, by its paths. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(data|js|avif|jpg)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** A category whose own pictures have all come, so that what is asked for afterwards is asked for ahead. */
async function openCategory(page: Page): Promise<string[]> {
  await visit(page, '/gallery/landscape');
  await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
  });
  const haveCome = () =>
    page
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => images.every(({ complete }) => complete));
  await expect.poll(haveCome).toBe(true);
  await page.waitForLoadState('networkidle');
  return watchRequests(page);
}

function titleOf(page: Page, path: string): Locator {
  return page.getByRole('main').locator(`a[href="${path}"]:not([aria-haspopup])`);
}

async function mainPicture(page: Page): Promise<string> {
  const image = page.getByRole('article').locator('img').first();
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.complete)).toBe(true);
  return image.evaluate((each: HTMLImageElement) => new URL(each.currentSrc).pathname);
}

/** How often a file has come from the host, and not out of a cache. */
function downloadsOf(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (end) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, transferSize }) => name.endsWith(end) && transferSize > 0,
      ).length,
    path,
  );
}

/** Touches a link, and holds the finger there. */
async function touch(page: Page, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height / 2 }],
  });
}

const WAYS = {
  'a pointer rests on it': (_: Page, link: Locator) => link.hover(),
  'the keyboard comes to it': async (page: Page, link: Locator) => {
    await page.keyboard.press('Tab');
    await link.focus();
  },
  'a finger touches it': touch,
};

for (const [what, point] of Object.entries(WAYS)) {
  test.describe(() => {
    test.use({ hasTouch: point === touch });

    test(`it fetches the page behind a link when ${what}, and nothing before and nothing after`, async ({
      page,
    }) => {
      const violations = await watchPolicy(page);
      const asked = await openCategory(page);
      const link = titleOf(page, WORK);
      await link.scrollIntoViewIfNeeded();
      expect(asked).toEqual([]);
      await point(page, link);
      const ofKind = (kind: string) => asked.filter((path) => path.endsWith(`.${kind}`));
      await expect.poll(() => ofKind('data')).toEqual([`${WORK}.data`]);
      await expect.poll(() => ofKind('avif')).toHaveLength(1);
      const code = () => ofKind('js').map((path) => path.replace(/-[\w-]{8}\.js$/, ''));
      await expect.poll(() => code().sort()).toEqual(['/assets/artwork', '/assets/video-list']);
      await page.waitForLoadState('networkidle');
      const [picture = ''] = ofKind('avif');
      const scripts = ofKind('js');

      await link.click();
      await expect(page).toHaveURL(WORK);
      expect(await mainPicture(page)).toBe(picture);
      expect(await downloadsOf(page, picture)).toBe(1);
      expect(asked.filter((path) => path === `${WORK}.data`)).toHaveLength(1);
      expect(ofKind('js')).toEqual(scripts);
      expect(violations).toEqual([]);
    });
  });
}

test('it asks for all code of a page at once', async ({ page }) => {
  await openCategory(page);
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const imported = page.waitForRequest(/\/assets\/(?!artwork-)[^/]+\.js$/);
  await page.route('**/assets/artwork-*.js', async (route) => {
    await imported;
    await route.continue();
  });
  await titleOf(page, WORK).click();
  await expect(page).toHaveURL(WORK);
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('it has a picture of a page whose link does not know it', async ({ page }) => {
  await visit(page, '/news');
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  await page.getByRole('banner').getByRole('link', { name: 'О художнике' }).hover();
  const portrait = /^\/images\/portrait-.*\.avif$/;
  await expect.poll(() => asked.filter((path) => portrait.test(path))).toHaveLength(1);
});

test('it fetches the neighbours of a work, without their pictures, when they are in sight', async ({
  page,
}) => {
  await visit(page, WORK);
  await page.waitForLoadState('networkidle');
  const asked = watchRequests(page);
  const neighbours = page.locator('a[data-side]');
  const expected = await neighbours.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map(({ pathname }) => `${pathname}.data`),
  );
  await neighbours.first().scrollIntoViewIfNeeded();
  const data = () => asked.filter((path) => path.endsWith('.data'));
  await expect.poll(data).toEqual(expected);
  expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('it is back at once where the visitor has been', async ({ page }) => {
  await visit(page, '/news');
  const isFetched = page.waitForResponse('**/news.data');
  for (const name of ['О художнике', 'Контакты']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await (await isFetched).finished();
  const asked = watchRequests(page);
  for (const name of ['О художнике', 'Новости']) {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('it speaks the other language as soon as its link is pressed', async ({ page }) => {
  await visit(page, '/contact');
  const link = page.getByRole('banner').getByRole('link', { name: 'EN' });
  const isFetched = Promise.all(
    ['**/en/contact.data', '**/assets/en-*.js'].map((file) => page.waitForResponse(file)),
  );
  await link.hover();
  await isFetched;
  await page.waitForLoadState('networkidle');
  expect((await savedLanguage(page)).stored).toBeNull();
  // The pointer rests on the link, which leads back from the other page, and that one is fetched ahead too.
  await page.route(/\/en\/contact\.data$|\/assets\/en-/, (route) => route.abort());
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts');
});

test('it fetches nothing ahead for who saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  const asked = await openCategory(page);
  await titleOf(page, WORK).hover();
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  await titleOf(page, WORK).click();
  await expect(page).toHaveURL(WORK);
});

test('it fetches nothing when the pointer only passes', async ({ page }) => {
  await page.clock.install({ time: 0 });
  const asked = await openCategory(page);
  await page.clock.pauseAt(600_000);
  await titleOf(page, WORK).hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
});

test('it fetches nothing when a finger scrolls', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.clock.install({ time: 0 });
  const asked = await openCategory(page);
  const link = titleOf(page, WORK);
  await link.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(600_000);
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await link.dispatchEvent('pointercancel', { pointerType: 'touch' });
  await page.clock.runFor(1000);
  expect(asked).toEqual([]);
  await context.close();
});

for (const [what, answer] of Object.entries(BROKEN_ANSWERS)) {
  if (what === 'nothing') continue;
  test(`it leads to the page all the same when the host has ${what} for what is fetched ahead`, async ({
    page,
    faults,
  }) => {
    await visit(page, '/news');
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
    let answers = 0;
    await page.route('**/about.data', (route) => {
      answers += 1;
      return answers === 1 ? answer(route) : route.continue();
    });
    const link = page.getByRole('banner').getByRole('link', { name: 'О художнике' });
    const isAnswered = page.waitForResponse('**/about.data');
    await link.hover();
    await isAnswered;
    await page.waitForLoadState('networkidle');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('О художнике');
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
    forgiveComplaints(faults);
  });
}
