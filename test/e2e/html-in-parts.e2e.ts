import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as elapse } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { type Network, networkBetween } from '#test/browser/network-between.ts';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { TYPICAL } from './sample.ts';
import { expect, FULL, scriptStarted, test as visit } from './visit.ts';

/** In milliseconds: longer than a frame, so that a browser paints what it has. */
const BETWEEN_PARTS_MS = 20;

/** A network that brings pages as it is told, and everything else as it is. */
function networkForPages(
  site: string,
  bring: (html: string, answer: ServerResponse) => Promise<void>,
): Promise<Network> {
  return networkBetween(site, async (response, answer) => {
    const { 'content-encoding': encoding, 'content-length': length, ...headers } = response.headers;
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      return;
    }
    answer.writeHead(response.statusCode ?? 502, headers);
    await bring(
      await text(encoding === 'br' ? response.pipe(createBrotliDecompress()) : response),
      answer,
    );
    answer.end();
  });
}

const test = visit.extend({
  baseURL: async ({ baseURL }, use) => {
    const { address, close } = await networkForPages(baseURL ?? '', async (html, answer) => {
      for (const part of html.split(/(?=<[a-z])/)) {
        answer.write(part);
        await elapse(BETWEEN_PARTS_MS);
      }
    });
    await use(address);
    close();
  },
});

/** The same with a network that brings the first works of a category, and the others when it is told to. */
const testWithFirstWorks = visit.extend<{ others: PromiseWithResolvers<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here what a fixture needs.
  others: async ({}, use) => use(Promise.withResolvers()),
  baseURL: async ({ baseURL, others }, use) => {
    const { address, close } = await networkForPages(baseURL ?? '', async (html, answer) => {
      const end = html.indexOf('<li', html.indexOf('id="first-screen-end"'));
      answer.write(html.slice(0, end));
      await others.promise;
      answer.write(html.slice(end));
    });
    await use(address);
    close();
  },
});

for (const path of TYPICAL) {
  test(`it moves nothing on ${path} as it comes element by element`, FULL, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await watchLayoutShifts(page);
    await page.goto(path);
    await scriptStarted(page);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

testWithFirstWorks('it paints a category before all of it has come', async ({ page, others }) => {
  await page.goto('/gallery/landscape', { waitUntil: 'commit' });
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  others.resolve();
  await scriptStarted(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});
