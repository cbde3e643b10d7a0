import { accessibilityFindings } from './accessibility.ts';
import { lightboxOf } from './lightbox.ts';
import { english } from './sample.ts';
import { expect, test } from './visit.ts';

// Many looks at pages that keep nothing: a new context for each would cost a second.
test.use({ reuseContext: true });

/** The page behind is inert, and nobody sees it. */
const LIGHTBOX = 'dialog[data-wall]';

for (const path of ['/gallery/landscape?id=3', english('/gallery/landscape/164?photo=2')]) {
  test(`it is accessible with a painting open at ${path}`, async ({ page }) => {
    await page.goto(path);
    const lightbox = lightboxOf(page);
    await expect(lightbox).toBeVisible();
    expect(await accessibilityFindings(page, LIGHTBOX)).toEqual([]);
    await page.keyboard.press('?');
    await lightbox.locator('[aria-pressed]').first().click();
    await expect(lightbox).toHaveAttribute('data-wall', 'white');
    expect(await accessibilityFindings(page, LIGHTBOX)).toEqual([]);
  });
}

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
