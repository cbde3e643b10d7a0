import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import sirv from 'sirv';
import { headersFor } from '#pipeline/headers.ts';
import { lightboxOf, thumbnailsOf } from './lightbox.ts';
import { worksOf } from './sample.ts';
import { test as base, expect, FULL, visit, withoutSpeculation } from './visit.ts';

const [WORK] = worksOf('landscape');
const CATEGORY = '/gallery/landscape';
const PAGE = `${CATEGORY}/${WORK?.id}`;

/** Files of its painting, not of its details. */
const FILE = new RegExp(`-${WORK?.id}-[0-9a-f]{10}-\\d+\\.avif$`);

/** Nothing else on the site is of this colour. */
const MAGENTA = { r: 255, g: 0, b: 255 };

/** How much later the larger files of the painting come than the smaller ones, in milliseconds. */
const LATE_MS = 400;

/**
 * The site, but with a painting that films tell from everything else. Not by routes of the test: with these, browsers keep
 * no file in memory, out of which the next page takes the one that was on screen.
 */
const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => {
    const serve = sirv('build/client', {
      dev: true,
      extensions: ['html'],
      setHeaders: (response, path) => {
        const file = /\.\w+$/.test(path) ? path : `${path}/index.html`;
        for (const [name, value] of headersFor(file)) response.setHeader(name, value);
      },
    });
    const server = createServer(async (request, response) => {
      const { url = '' } = request;
      if (!FILE.test(url)) return serve(request, response);
      const { width, height } = await sharp(`build/client${url}`).metadata();
      const picture = sharp({ create: { width, height, channels: 3, background: MAGENTA } });
      const file = await picture.png().toBuffer();
      if (width > 600) await new Promise((settle) => setTimeout(settle, LATE_MS));
      response.setHeader('Content-Type', 'image/png');
      response.setHeader('Cache-Control', 'max-age=3600');
      response.end(file);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    await use(`http://localhost:${(server.address() as AddressInfo).port}`);
    server.close();
    server.closeAllConnections();
  },
});

/** How many pixels of each frame that the browser shows are of the painting, from before an act until it is over. */
async function film(page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  const camera = await page.context().newCDPSession(page);
  const frames: { readonly time: number; readonly data: string }[] = [];
  const started = new Promise<void>((settle) => {
    camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ time: metadata.timestamp ?? 0, data });
      camera.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
      settle();
    });
  });
  await camera.send('Page.startScreencast', { format: 'jpeg', maxWidth: 640, maxHeight: 400 });
  await started;
  await act();
  await camera.send('Page.stopScreencast');
  await camera.detach();
  // They may come in another order than they were shown in.
  frames.sort((one, other) => one.time - other.time);
  return Promise.all(frames.map(({ data }) => paintedPixels(Buffer.from(data, 'base64'))));
}

async function paintedPixels(frame: Buffer): Promise<number> {
  const { data } = await sharp(frame).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let pixels = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (Math.min(red, blue) - green > 60) pixels += 1;
  }
  return pixels;
}

/** Nowhere less than on the first frame or the last one, with room for what JPEG does at edges. */
function expectOnEveryFrame(pixels: readonly number[]): void {
  const smaller = Math.min(pixels[0] ?? 0, pixels.at(-1) ?? 0);
  expect(smaller).toBeGreaterThan(1000);
  expect(Math.min(...pixels), `${pixels}`).toBeGreaterThan(smaller / 2);
}

/** Waits on the page of the work until its painting is in its place, and all of it is there. */
async function arrived(page: Page): Promise<void> {
  await page.waitForURL(`**${PAGE}`);
  const picture = page.locator('[data-painting] picture img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  await expect(page.locator('[data-carried]')).toHaveCount(0);
  await framePainted(page);
}

async function framePainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
  );
}

test('it keeps the painting on screen from a card to its page', FULL, async ({ page }) => {
  await visit(page, CATEGORY);
  await withoutSpeculation(page);
  const title = page.locator(`main a[href="${PAGE}"]:not([data-opens])`);
  await title.scrollIntoViewIfNeeded();
  const pixels = await film(page, async () => {
    await title.click();
    await arrived(page);
  });
  expectOnEveryFrame(pixels);
});

test('it never falls back while it grows, however slow the page is', FULL, async ({ page }) => {
  await visit(page, CATEGORY);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const pixels = await film(page, async () => {
    await thumbnailsOf(page).first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await openedFully(page);
  });
  expectOnEveryFrame(pixels);
  let largest = 0;
  for (const each of pixels) {
    expect(each, `${pixels}`).toBeGreaterThan(largest * 0.9);
    largest = Math.max(largest, each);
  }
});

async function openedFully(page: Page): Promise<void> {
  const frame = lightboxOf(page).locator('[data-grows]');
  await frame.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  await framePainted(page);
}
