import { expect, FULL, forgiveMissingPages, RETRIES, SMOKE, scriptStarted, test } from './visit.ts';

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
  { what: 'a leading zero', path: '/gallery/landscape/0164', destination: '/404', status: 404 },
  { what: 'a decimal point', path: '/gallery/landscape/164.0', destination: '/404', status: 404 },
  { what: 'a post with one', path: '/news/5.0', destination: '/404', status: 404 },
  {
    what: 'a wrong category',
    path: '/gallery/portrait/164',
    destination: '/gallery/landscape/164',
    status: 200,
  },
] as const;

test.afterEach(({ faults }) => forgiveMissingPages(faults));

for (const { prefix, message, home } of LANGUAGES) {
  // At nginx in English only: each answer by itself is asked of it in Vitest.
  const tag = prefix ? SMOKE : FULL;
  test(
    `it leads whoever is lost below ${prefix}/ to where there is something, and home`,
    tag,
    async ({ page }) => {
      // A host that redirects answers once; one that cannot shows a page that leads on.
      const answers: number[] = [];
      page.on('response', (response) => {
        if (response.request().isNavigationRequest()) answers.push(response.status());
      });
      for (const { what, path, destination, status } of LOST) {
        await test.step(what, async () => {
          await page.goto(prefix + path);
          await expect(page).toHaveURL(prefix + destination);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect.soft(answers.at(-1)).toBe(status);
          await expect
            .soft(page.getByRole('heading', { name: message }))
            .toBeVisible({ visible: status === 404 });
        });
      }
      await page.goto(`${prefix}/nope`);
      await page.getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(prefix || '/');
      await scriptStarted(page);
    },
  );
}

test('it finds the way by itself where the host cannot redirect', FULL, async ({ page }) => {
  const notFound = await (await page.request.get('/nope', RETRIES)).text();
  for (const [path, destination] of [
    ['/gallery/portrait/164', '/gallery/landscape/164'],
    ['/gallery/portrait/9999', '/404'],
    ['/gallery/landscape/0164', '/404'],
    ['/gallery/landscape/164.0', '/404'],
    ['/news/5.0', '/404'],
  ] as const) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.goto(path);
    await expect(page).toHaveURL(destination);
  }
});
