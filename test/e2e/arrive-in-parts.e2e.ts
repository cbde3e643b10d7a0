import { text } from 'node:stream/consumers';
import { setTimeout as elapse } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { type Network, networkBetween } from './network-between.ts';
import { ROUTES } from './sample.ts';
import { expect, forgiveMissingPages, hydrated, test as visit } from './visit.ts';

/** In milliseconds: longer than a frame, so that a browser paints what it has. */
const BETWEEN_PARTS_MS = 20;

/** A network that brings pages element by element, and everything else as it is. */
function slowNetwork(site: string): Promise<Network> {
  return networkBetween(site, async (response, answer) => {
    const { 'content-encoding': encoding, 'content-length': length, ...headers } = response.headers;
    if (!headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      return;
    }
    answer.writeHead(response.statusCode ?? 502, headers);
    const html = await text(encoding === 'br' ? response.pipe(createBrotliDecompress()) : response);
    for (const part of html.split(/(?=<[a-z])/)) {
      answer.write(part);
      await elapse(BETWEEN_PARTS_MS);
    }
    answer.end();
  });
}

const test = visit.extend({
  baseURL: async ({ baseURL }, use) => {
    const { address, close } = await slowNetwork(baseURL ?? '');
    await use(address);
    close();
  },
});

test.afterEach(({ faults }) => forgiveMissingPages(faults));

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    for (const path of [...ROUTES, '/404']) {
      test(`it moves nothing at ${path} as the page comes element by element`, async ({ page }) => {
        await watchLayoutShifts(page);
        await page.goto(path);
        await hydrated(page);
        expect(await layoutShifts(page)).toEqual([]);
      });
    }
  });
}
