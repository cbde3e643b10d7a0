import { expect, forgiveMissingPages, SMOKE, scriptStarted, test } from './visit.ts';

const LANGUAGES = [
  { prefix: '', message: 'Скорее всего данной страницы не существует', home: 'На главную' },
  { prefix: '/en', message: 'Page not found', home: 'Back to home' },
] as const;

const LOST = [
  { what: 'an unknown path', path: '/nope/at/all', destination: '/nope/at/all', status: 404 },
  { what: 'an unknown category', path: '/gallery/nope', destination: '/gallery/nope', status: 404 },
  { what: 'an unknown work', path: '/gallery/landscape/9999', destination: '/404', status: 404 },
  { what: 'an unknown post', path: '/news/77', destination: '/404', status: 404 },
  { what: 'a word for an id', path: '/news/last', destination: '/404', status: 404 },
  {
    what: 'a wrong category',
    path: '/gallery/portrait/164',
    destination: '/gallery/landscape/164',
    status: 200,
  },
] as const;

test.afterEach(({ faults }) => forgiveMissingPages(faults));

for (const { prefix, message, home } of LANGUAGES) {
  for (const { what, path, destination, status } of LOST) {
    const from = prefix + path;
    const to = prefix + destination;

    const tag = what === 'a wrong category' && prefix ? SMOKE : {};
    test(`it leads ${what} at ${from} to ${to}, visited directly`, tag, async ({ page }) => {
      // A host that redirects answers once; one that cannot shows a page that leads on.
      const answers: number[] = [];
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) answers.push(response.status());
      });
      await page.goto(from);
      await expect(page).toHaveURL(to);
      expect(answers.at(-1)).toBe(status);
      await expect(page.getByRole('heading', { name: message })).toBeVisible({
        visible: status === 404,
      });
    });
  }

  test(`it offers the way home from ${prefix}/404`, async ({ page }) => {
    await page.goto(`${prefix}/nope`);
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(prefix || '/');
    await scriptStarted(page);
  });
}

test.describe('on a host that cannot redirect', () => {
  test('it leads a lost work to its own page by itself', async ({ page }) => {
    const notFound = await (await page.request.get('/nope')).text();
    await page.route('**/gallery/portrait/164', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.goto('/gallery/portrait/164');
    await expect(page).toHaveURL('/gallery/landscape/164');
  });

  test('it leads an unknown work to /404 by itself', async ({ page }) => {
    const notFound = await (await page.request.get('/nope')).text();
    await page.route('**/gallery/portrait/9999', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.goto('/gallery/portrait/9999');
    await expect(page).toHaveURL('/404');
  });
});
