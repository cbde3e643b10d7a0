import { expect, FULL, forgive, RETRIES, test } from './visit.ts';

test('it redirects in the browser where the host cannot', FULL, async ({ page, faults }) => {
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
  forgive(faults, /status of 404/);
});
