import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveSite } from '#pipeline/server/serve-site.ts';
import { portOf } from '#test/free-port.ts';
import { type Engine, hasFirefox, startFirefox } from './firefox.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

const PAGES = [
  '/',
  '/about',
  '/gallery',
  '/gallery/landscape/164',
  '/news',
  '/news/1',
  '/contact?work=12',
  '/en/gallery/landscape',
  '/add',
  '/404',
];

const ENGINES = [
  { name: 'Gecko', isMissing: !hasFirefox, start: startFirefox },
  { name: 'WebKit', isMissing: !hasWebKit, start: startWebKit },
];

for (const { name, isMissing, start } of ENGINES) {
  describe.skipIf(isMissing)(`in ${name}`, () => {
    let server: Server;
    let origin: string;
    let engine: Engine;

    beforeAll(async () => {
      server = await serveSite({ outDir: 'build/client', basePath: '/', port: 0 });
      origin = `http://localhost:${await portOf(server)}`;
      engine = await start();
    });
    afterAll(async () => {
      await engine?.close();
      server.closeAllConnections();
      server.close();
    });

    async function until(expression: string): Promise<void> {
      await vi.waitFor(async () => expect(await engine.ask(expression), expression).toBe(true), {
        timeout: 20_000,
        interval: 50,
      });
    }
    async function visit(path: string): Promise<void> {
      await engine.goTo(origin + path);
      await until(`document.documentElement.dataset.ready === ''`);
    }
    // An engine refuses the next URL while a document is loading.
    async function expectAt(path: string): Promise<void> {
      await until(`location.pathname + location.search === '${path}'`);
      await until(`document.documentElement.dataset.ready === ''`);
    }
    const goBack = () => engine.ask('history.back()');

    test.each(PAGES)('shows %s', async (path) => {
      await visit(path);
      await until(`document.querySelector('h1').getClientRects().length > 0`);
      await until(`[...document.images].slice(0, 1).every(({ naturalWidth }) => naturalWidth > 0)`);
      const wide = await engine.ask<number>('document.documentElement.scrollWidth - innerWidth');
      expect(wide).toBeLessThanOrEqual(0);
    });

    test('opens the menu, and closes it by Escape', async () => {
      await visit('/news');
      await engine.press('header a[href="#menu"]');
      await until(`document.querySelector('dialog[data-modal="side"]').matches(':modal')`);
      await engine.key('Escape');
      await until(`!document.querySelector('dialog[data-modal="side"]').open`);
    });

    test('switches the language and keeps the page', async () => {
      await visit('/gallery/landscape/164');
      await engine.press('header a[data-chooses-language="en"]');
      await expectAt('/en/gallery/landscape/164');
      await engine.press('header a[data-chooses-language="ru"]');
      await expectAt('/gallery/landscape/164');
    });

    test('opens a painting by a press, steps by a key, and closes by Back', async () => {
      await visit('/gallery/landscape');
      await engine.press('main a[data-opens="0"]');
      await until(`document.querySelector('dialog[open] h2') !== null`);
      await expectAt('/gallery/landscape?id=1');
      await engine.key('ArrowRight');
      await expectAt('/gallery/landscape?id=2');
      await goBack();
      await until(`document.querySelector('dialog[open]') === null`);
      await expectAt('/gallery/landscape');
    });

    test('no script has failed', () => {
      expect(engine.errors()).toEqual([]);
    });
  });
}
