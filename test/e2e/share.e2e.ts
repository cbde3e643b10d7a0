import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { lightboxOf, openWorkOf } from './lightbox.ts';
import { expect, FULL, test, visit } from './visit.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: /^(Поделиться|Share)$/ });

async function readCode(page: Page) {
  const picture = await panelOf(page).getByRole('img').screenshot();
  const pixels = sharp(picture).ensureAlpha().raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('it shares a work by the device, and loads nothing before', FULL, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.addInitScript(() => {
    const share = async (data: unknown) => Reflect.set(window, 'passedOn', data);
    Object.assign(navigator, { share });
  });
  await visit(page, '/gallery/dzen/162?utm_source=letter');
  expect.soft(asked.filter((url) => /\/share/.test(url) && !/\/shared-/.test(url))).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Поделиться' }).click();
  const url = `${new URL(page.url()).origin}/gallery/dzen/162`;
  await panelOf(page).getByRole('button', { name: 'Отправить через' }).click();
  const passedOn = () => page.evaluate(() => Reflect.get(window, 'passedOn'));
  await expect.poll(passedOn).toEqual({ title: await page.title(), url });
  expect(await readCode(page)).toBe(url);
});

test('it offers services, a link and a code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await visit(page, '/en/gallery/dzen/162');
  const opener = page.getByRole('main').getByRole('button', { name: 'Share' });
  await opener.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  expect(await readCode(page)).toBe(page.url());
  const links = await panel
    .getByRole('link')
    .evaluateAll((all: HTMLAnchorElement[]) =>
      all
        .filter(({ href }) => href.includes(encodeURIComponent(location.href)))
        .map(({ textContent }) => textContent),
    );
  expect(links.slice(0, 4)).toEqual(['Telegram', 'VK', 'WhatsApp', 'E-mail']);
  await expect(panel.getByRole('link')).toHaveCount(links.length);
  await panel.getByRole('button', { name: 'Copy the link' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('it shares the work on screen from the lightbox', async ({ page }) => {
  await openWorkOf(page, 'dzen', 2);
  const lightbox = lightboxOf(page);
  const more = await lightbox.getByRole('link', { name: 'Подробнее' }).getAttribute('href');
  const share = lightbox.getByRole('button', { name: 'Поделиться' });
  await share.click();
  await expect(panelOf(page)).toBeVisible();
  const shown = page.url();
  expect(await readCode(page)).toBe(`${new URL(shown).origin}${more}`);
  const pin = await panelOf(page).getByRole('link', { name: 'Pinterest' }).getAttribute('href');
  expect.soft(pin).toMatch(/media=http.*\.jpg/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toHaveCount(0);
  await expect(lightbox).toBeVisible();
  expect(page.url()).toBe(shown);
  await share.click();
  await expect(panelOf(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
