import { accessibilityFindings } from './accessibility.ts';
import { lightboxOf } from './lightbox.ts';
import { expect, test } from './visit.ts';

test.use({ reuseContext: true });

/** The page behind is inert, and nobody sees it. */
const LIGHTBOX = 'dialog[data-wall]';

test('it is accessible with a painting open, on both walls', async ({ page }) => {
  await page.goto('/gallery/landscape?id=3');
  const lightbox = lightboxOf(page);
  await expect(lightbox).toBeVisible();
  expect(await accessibilityFindings(page, LIGHTBOX)).toEqual([]);
  await page.keyboard.press('?');
  await lightbox.locator('[aria-pressed]').first().click();
  await expect(lightbox).toHaveAttribute('data-wall', 'white');
  expect(await accessibilityFindings(page, LIGHTBOX)).toEqual([]);
});

test('it says which work is on screen after every step', async ({ page }) => {
  await page.goto('/en/gallery/landscape?id=3');
  const said = lightboxOf(page).getByRole('status');
  await expect(said).toHaveText(/, 3 of 36$/);
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(/, 4 of 36$/);
  await expect(lightboxOf(page)).toHaveAccessibleName(
    (await said.innerText()).replace(/,[^,]*$/, ''),
  );
});
