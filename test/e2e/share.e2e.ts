import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { lightboxOf, openWorkOf } from './lightbox.ts';
import { expect, FULL, test, visit } from './visit.ts';

/** A device that can pass things on by itself, and what it was given. */
async function withDeviceSharing(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const share = async (data: unknown) => Reflect.set(window, 'passedOn', data);
    Object.assign(navigator, { share });
  });
  return () => page.evaluate(() => Reflect.get(window, 'passedOn'));
}

/** A device that cannot. */
async function withoutDeviceSharing(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
}

const panelOf = (page: Page, name = 'Поделиться') => page.getByRole('dialog', { name });

/** What the camera of another phone reads on the screen. */
async function readCode(page: Page, name = 'Наведите на код камеру другого телефона') {
  const picture = await page.getByRole('img', { name }).screenshot();
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('it shares a work by the device, and loads nothing before', FULL, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const passedOn = await withDeviceSharing(page);
  await visit(page, '/gallery/dzen/162?utm_source=letter');
  expect.soft(asked.filter((url) => /\/share/.test(url) && !/\/shared-/.test(url))).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Поделиться' }).click();
  const address = `${new URL(page.url()).origin}/gallery/dzen/162`;
  await panelOf(page).getByRole('button', { name: 'Отправить через' }).click();
  await expect.poll(passedOn).toEqual({ title: await page.title(), url: address });
  expect(await readCode(page)).toBe(address);
});

test('it offers services, a link and a code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await withoutDeviceSharing(page);
  await visit(page, '/en/gallery/dzen/162');
  const opener = page.getByRole('main').getByRole('button', { name: 'Share' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'Share');
  await expect(panel).toBeVisible();
  const address = page.url();
  expect(await readCode(page, 'Point the camera of another phone at the code')).toBe(address);
  const links = await panel.getByRole('link').evaluateAll((all) =>
    all.map((link) => ({
      name: link.textContent,
      passesOn: (link.getAttribute('href') ?? '').includes(encodeURIComponent(location.href)),
    })),
  );
  expect(links.map(({ name }) => name).slice(0, 4)).toEqual([
    'Telegram',
    'VK',
    'WhatsApp',
    'E-mail',
  ]);
  expect.soft(links.every(({ passesOn }) => passesOn)).toBe(true);
  await panel.getByRole('button', { name: 'Copy the link' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('it shares the work on screen from the lightbox', async ({ page }) => {
  await withoutDeviceSharing(page);
  await openWorkOf(page, 'dzen', 2);
  const lightbox = lightboxOf(page);
  const more = await lightbox.getByRole('link', { name: 'Подробнее' }).getAttribute('href');
  await lightbox.getByRole('button', { name: 'Поделиться' }).click();
  await expect(panelOf(page)).toBeVisible();
  const shown = page.url();
  const { origin } = new URL(shown);
  expect(await readCode(page)).toBe(`${origin}${more}`);
  const pin = await panelOf(page).getByRole('link', { name: 'Pinterest' }).getAttribute('href');
  expect.soft(pin).toMatch(/media=http.*\.jpg/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(lightbox).toBeVisible();
  expect(page.url()).toBe(shown);

  await lightbox.getByRole('button', { name: 'Поделиться' }).click();
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
