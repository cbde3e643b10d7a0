import { expect, test } from './visit.ts';

const PATH = '/gallery/landscape';

test.use({ viewport: { width: 412, height: 823 } });

test('it loads the pictures of the first screen before everything else', async ({ page }) => {
  const first = Promise.withResolvers<void>();
  const pictures: string[] = [];
  const later: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'image' && url.includes('/images/')) pictures.push(url);
    if (request.resourceType() === 'script' || /\/style-.*\.css$/.test(url)) later.push(url);
  });
  const held = page.waitForRequest('**/images/**');
  await page.route(
    '**/images/**',
    async (route) => {
      await first.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(PATH, { waitUntil: 'domcontentloaded' });
  await held;
  // Two frames after the fonts have come: time enough for a browser to ask for what it looks for.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const count = await page.getByRole('main').locator('li img[loading="eager"]').count();
  expect(count).toBeGreaterThan(0);
  expect(pictures).toHaveLength(count);
  expect(later).toEqual([]);
  first.resolve();
  await expect.poll(() => pictures.length).toBeGreaterThan(count);
  await expect.poll(() => later.length).toBeGreaterThan(1);
});

test('it asks at once for what a phone shows first', async ({ page }) => {
  for (const path of ['/gallery/landscape/164', '/gallery', '/news/5']) {
    await page.goto(path);
    await expect(page.locator('html[data-arriving]')).toHaveCount(0);
    await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(2);
    const waiting = await page
      .getByRole('main')
      .locator('img[loading="lazy"]')
      .evaluateAll((pictures) =>
        pictures.flatMap((picture) => {
          const { x, y, width, height } = picture.getBoundingClientRect();
          const isSeen = x + width / 2 < innerWidth && y + height / 2 < innerHeight;
          return isSeen && height > 0 ? [picture.outerHTML] : [];
        }),
      );
    expect.soft(waiting, path).toEqual([]);
  }
});
