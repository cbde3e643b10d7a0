import type { Page } from '@playwright/test';
import { accessibilityFindings } from './accessibility.ts';
import { listedWorks, russianTitle } from './sample.ts';
import { expect, FULL, forgive, test, visit } from './visit.ts';

const slideshowOf = (page: Page) => page.getByRole('dialog', { name: /Тихий показ|Quiet show/ });

const titleOf = (page: Page) =>
  slideshowOf(page).locator('[data-part="current"] figcaption > * > :first-child');

test('it shows a category one painting after the other, for ten minutes', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await visit(page, '/gallery/dzen');
  // From here on, only `runFor` advances the clock.
  await page.clock.pauseAt(600_000);
  const button = page.getByRole('button', { name: 'тихо', exact: true });
  await button.click();
  await expect(page).toHaveURL('/gallery/dzen?quiet=30');
  const titles = listedWorks('dzen').map((work) => russianTitle(work) ?? 'Без названия');
  for (let step = 0; step <= 20; step += 1) {
    await expect(titleOf(page)).toHaveText(titles[step % titles.length] ?? '');
    await page.clock.runFor(29_900);
    await expect(titleOf(page)).toHaveText(titles[step % titles.length] ?? '');
    await page.clock.runFor(100);
  }

  await test.step('its controls are there for a moment after every touch', async () => {
    const controls = slideshowOf(page).locator(':has(> [aria-keyshortcuts="s"])');
    await expect(controls).toHaveCSS('opacity', '0');
    await page.mouse.move(300, 300);
    await expect(controls).toHaveCSS('opacity', '1');
    await page.clock.runFor(4000);
    await expect(controls).toHaveCSS('opacity', '0');
  });

  await test.step('Back leads to the page, and to the button', async () => {
    await page.goBack();
    await expect(slideshowOf(page)).toHaveCount(0);
    await expect(page).toHaveURL('/gallery/dzen');
    await expect(button).toBeFocused();
  });
});

test('it is led by the keyboard, and remembers the room and the time', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/en/gallery/landscape');
  const button = page.getByRole('button', { name: 'quietly', exact: true });
  await button.press('Enter');
  await expect(titleOf(page)).toBeVisible();
  const show = slideshowOf(page);
  await expect.soft(show.locator('figure').first()).toHaveCSS('transition-duration', '0s');
  expect.soft(await accessibilityFindings(page, 'dialog[open]')).toEqual([]);
  await show.getByRole('combobox', { name: 'Time for each work' }).selectOption('60');
  await show.getByRole('button', { name: 'White room' }).press('Enter');
  for (const isReopened of [false, true]) {
    if (isReopened) await button.press('Enter');
    await expect(page).toHaveURL('/en/gallery/landscape?quiet=60');
    await expect(show).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.keyboard.press('Escape');
    await expect(show).toHaveCount(0);
    await expect(page).toHaveURL('/en/gallery/landscape');
  }
});

test('it goes on offline, and forgets its files', FULL, async ({ page, context, faults }) => {
  // Playwright's clock knows nothing of the files that a page has asked for.
  await page.addInitScript(() => {
    const { performance } = window;
    Object.assign(window, { resources: () => performance.getEntriesByType('resource') });
  });
  await page.clock.install();
  await page.addInitScript(() => {
    performance.getEntriesByType = Reflect.get(window, 'resources');
  });
  const works = listedWorks('dzen');
  await visit(page, '/en/gallery/dzen?quiet=10');
  await expect(titleOf(page)).toBeVisible();
  const kept = slideshowOf(page).getByText('are kept on this device');
  const all = `${works.length} of ${works.length} works`;
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10_000);
        await page.keyboard.press('Shift');
        return (await kept.allInnerTexts()).join();
      },
      { timeout: 45_000 },
    )
    .toContain(all);
  await expect(kept).toHaveText(/[\d.]+\sMB/);

  await context.setOffline(true);
  await page.reload();
  for (let step = 0; step <= works.length; step += 1) {
    const picture = slideshowOf(page).locator('[data-part="current"] img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const title = await titleOf(page).innerText();
    await page.clock.runFor(10_000);
    await expect(titleOf(page)).not.toHaveText(title);
  }

  await page.keyboard.press('Shift');
  await slideshowOf(page).getByRole('button', { name: 'Forget' }).click();
  await expect(slideshowOf(page).getByRole('button', { name: /^Keep/ })).toBeVisible();
  const stored = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(stored).toEqual([]);
  forgive(faults);
});
