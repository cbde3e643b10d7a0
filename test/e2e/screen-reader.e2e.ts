import { accessibilityFindings } from './accessibility.ts';
import { lightboxOf } from './lightbox.ts';
import { expect, FULL, test } from './visit.ts';

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

test('it describes pictures in the words of the artist', FULL, async ({ page }) => {
  const reader = 'A woman in a pale sweater reads under a floor lamp in a dark room';
  await page.goto('/en/gallery/portrait');
  const thumbnail = page.getByRole('main').getByRole('img', { name: reader });
  await expect(thumbnail).toHaveCount(1);
  await thumbnail.click();
  const onScreen = lightboxOf(page).locator('[data-place="current"] picture img');
  await expect(onScreen).toHaveAttribute('alt', reader);
  await page.keyboard.press('ArrowRight');
  await expect(onScreen).toHaveAttribute('alt', /^[^,]+, (?:canvas|paper|drawing|rice paper), /);

  await page.goto('/en/gallery/portrait/122');
  const pictures = page.getByRole('article').getByRole('img');
  await expect.soft(pictures.first()).toHaveAccessibleName(reader);
  await expect.soft(pictures.nth(1)).toHaveAccessibleName('In a dark wooden frame');
  // What only a description says is no heading.
  await page.goto('/en/gallery/portrait/122?photo=2');
  await expect(onScreen).toHaveAttribute('alt', 'In a dark wooden frame');
  await expect.soft(lightboxOf(page).getByRole('heading')).toContainText('Reading till Morning');
  // A title that nobody has translated is read by a Russian voice.
  await page.goto('/en/gallery/portrait/15');
  await expect.soft(pictures.first()).toHaveAttribute('lang', 'ru');
});
