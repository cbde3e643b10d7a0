import type { Page, Route } from '@playwright/test';
import {
  BROKEN_ANSWERS,
  breakUntilNextDocument,
  forgiveComplaints,
  loseItsPatience,
} from './broken-answers.ts';
import { expect, navigateInside, test, visit } from './visit.ts';

const SCRIPTS = '**/assets/*.js';
const DATA = '**/*.data*';

/** What was renamed or is of another kind in another build. */
async function answerOfAnotherBuild(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({
    response: answer,
    body: (await answer.text()).replaceAll('"photo"', '"likeness"'),
  });
}

const { nothing, ...ANSWERS } = BROKEN_ANSWERS;

/** Goes from an open page to another while the host has another build: by one document more, and no further one. */
async function expectArrival(
  page: Page,
  broken: { files: string; path: string; answer: (route: Route) => unknown },
): Promise<void> {
  await visit(page, '/contact');
  await page.clock.install();
  const documents = await breakUntilNextDocument(page, broken.files, broken.answer);
  const isAsked = page.waitForRequest(broken.files);
  await navigateInside(page, broken.path);
  await isAsked;
  if (broken.answer === nothing) await loseItsPatience(page);
  await expect.poll(documents).toBe(1);
  await expect(page).toHaveURL(broken.path);
  await expect(page.locator('main h1')).not.toHaveText('Контакты');
  expect(documents()).toBe(1);
}

test.afterEach(({ faults }) => forgiveComplaints(faults));

for (const [what, files, path, answer] of [
  ['says that an old script is gone', SCRIPTS, '/about', ANSWERS['not found']],
  ['says so of one whose page needs no data', SCRIPTS, '/test', ANSWERS['not found']],
  ['has a page for an old script', SCRIPTS, '/news/5', ANSWERS['a page']],
  ['fails at an old script', SCRIPTS, '/gallery/landscape', ANSWERS['an error']],
  ['has half of a script', SCRIPTS, '/gallery/landscape/164', ANSWERS['half of it']],
  ['never sends a script', SCRIPTS, '/', nothing],
  ['says that the words are gone', '**/assets/en-*.js', '/en/contact', ANSWERS['not found']],
  ['never sends the words', '**/assets/en-*.js', '/en/contact', nothing],
  ['says that the data is gone', DATA, '/about', ANSWERS['not found']],
  ['has a page for the data', DATA, '/news/5', ANSWERS['a page']],
  ['fails at the data', DATA, '/gallery/landscape', ANSWERS['an error']],
  ['has half of the data', DATA, '/gallery/landscape/164', ANSWERS['half of it']],
  ['never sends the data', DATA, '/', nothing],
  ['has the data of another build', DATA, '/news', answerOfAnotherBuild],
] as const) {
  test(`it arrives at ${path} when the host ${what}`, async ({ page }) => {
    const heading = path === '/en/contact' ? 'Contacts' : undefined;
    await expectArrival(page, { files, path, answer });
    if (heading) await expect(page.locator('main h1')).toHaveText(heading);
  });
}

for (const [what, files, answer] of [
  ['are gone', SCRIPTS, ANSWERS['not found']],
  ['are pages', SCRIPTS, ANSWERS['a page']],
  ['never come', SCRIPTS, nothing],
  ['lack the last one', '**/assets/entry.client-*.js', ANSWERS['not found']],
  ['lack the words', '**/assets/ru-*.js', ANSWERS['not found']],
] as const) {
  test(`it stays plain HTML, and leads on, when the first scripts ${what}`, async ({ page }) => {
    await page.route(files, answer);
    const isAsked = page.waitForRequest(files);
    await page.goto('/gallery');
    await isAsked;
    await page.getByRole('main').getByRole('link', { name: 'Пейзаж' }).first().click();
    await expect(page).toHaveURL('/gallery/landscape');
    await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
    await expect(page).toHaveURL('/en/gallery/landscape');
  });
}

test('it leads to the page of a work when the lightbox never comes', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/lightbox-*.js', nothing);
  const isAsked = page.waitForRequest('**/assets/lightbox-*.js');
  await visit(page, '/gallery/landscape');
  await isAsked;
  await page.getByRole('main').locator('a[aria-haspopup]').nth(2).click();
  await loseItsPatience(page);
  await expect(page).toHaveURL(/\/gallery\/landscape\/\d+$/);
});

for (const [what, answer] of [
  ['is gone', ANSWERS['not found']],
  ['is that of another build', answerOfAnotherBuild],
] as const) {
  test(`it has the contacts when the data of a work that is asked for ${what}`, async ({
    page,
  }) => {
    await page.route('**/gallery/**/*.data*', answer);
    const isAsked = page.waitForResponse('**/gallery/**/*.data*');
    await visit(page, '/contact?work=164');
    await isAsked;
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL('/contact?work=164');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Telegram' }).last(),
    ).toBeVisible();
  });
}
