import { expect, FULL, forgiveMissingPages, RETRIES, SMOKE, test } from './visit.ts';

test.afterEach(({ faults }) => forgiveMissingPages(faults));

test('every lost address is answered with its status', SMOKE, async ({ page }) => {
  // A host that redirects answers once; one that cannot shows a page that leads on.
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) answers.push(response.status());
  });
  for (const { path, destination, status } of [
    { path: '/en/nope/at/all', destination: '/en/nope/at/all', status: 404 },
    { path: '/en/gallery/nope', destination: '/en/gallery/nope', status: 404 },
    { path: '/en/gallery/landscape/9999', destination: '/en/404', status: 404 },
    { path: '/en/news/5.0', destination: '/en/404', status: 404 },
    {
      path: '/en/gallery/portrait/164',
      destination: '/en/gallery/landscape/164',
      status: 200,
    },
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(destination);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(answers.at(-1), path).toBe(status);
  }
});

test('it finds the way by itself where the host cannot redirect', FULL, async ({ page }) => {
  const notFound = await (await page.request.get('/nope', RETRIES)).text();
  for (const [path, destination] of [
    ['/gallery/portrait/164', '/gallery/landscape/164'],
    ['/gallery/landscape/0164', '/404'],
    ['/news/5.0', '/404'],
    ['/gallery/landscape/164.', '/gallery/landscape/164'],
    ['/about%C2%BB', '/about'],
  ] as const) {
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: notFound }),
    );
    await page.goto(path);
    await expect(page).toHaveURL(destination);
  }
});
