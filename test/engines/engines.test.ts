import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveSite } from '#pipeline/server/serve-site.ts';
import type { Engine } from './engine.ts';
import { hasFirefox, startFirefox } from './firefox.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

/** One of each kind of page that visitors see. */
const PAGES = [
  '/',
  '/about',
  '/gallery',
  '/gallery/landscape',
  '/gallery/landscape/164',
  '/news',
  '/news/1',
  '/contact?work=12',
  '/en/gallery/landscape',
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
      origin = `http://localhost:${(server.address() as AddressInfo).port}`;
      engine = await start();
      await engine.resize(1280, 800);
    });
    afterAll(async () => {
      await engine?.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    });

    /** Once an expression is true in the page, between documents too. */
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
    const isReadyIn = (language: string) =>
      until(`document.documentElement.matches('[lang="${language}"][data-ready=""]')`);
    const isAt = (path: string) => until(`location.pathname + location.search === '${path}'`);

    test.each(PAGES)('it shows %s', async (path) => {
      await visit(path);
      await until(`document.querySelector('h1').getClientRects().length > 0`);
      // The first picture that is to be seen, if there is one.
      await until(`[...document.images].slice(0, 1).every(({ naturalWidth }) => naturalWidth > 0)`);
      const wide = await engine.ask<number>('document.documentElement.scrollWidth - innerWidth');
      expect(wide).toBeLessThanOrEqual(0);
    });

    test('it opens the menu, and closes it by Escape', async () => {
      await engine.resize(800, 800);
      await visit('/news');
      await engine.press('header a[href="#menu"]');
      await until(`document.querySelector('dialog[data-modal="side"]').matches(':modal')`);
      await engine.key('Escape');
      await until(`!document.querySelector('dialog[data-modal="side"]').open`);
      await engine.resize(1280, 800);
    });

    test('it switches the language and keeps the page', async () => {
      await visit('/gallery/landscape/164');
      await engine.press('header a[data-chooses-language="en"]');
      await isAt('/en/gallery/landscape/164');
      await isReadyIn('en');
      await engine.press('header a[data-chooses-language="ru"]');
      await isAt('/gallery/landscape/164');
      // An engine refuses the next address while this one is still on its way.
      await isReadyIn('ru');
    });

    test('it opens a painting by a press, steps by a key, and closes by Back', async () => {
      await visit('/gallery/landscape');
      await engine.press('main a[data-opens="0"]');
      await until(`document.querySelector('dialog[open] h2') !== null`);
      await isAt('/gallery/landscape?id=1');
      await engine.key('ArrowRight');
      await isAt('/gallery/landscape?id=2');
      await engine.back();
      await until(`document.querySelector('dialog[open]') === null`);
      await isAt('/gallery/landscape');
    });

    test('it makes an entry of what is typed at /add', async () => {
      await visit('/add');
      await until(`!document.getElementById('add').inert`);
      await engine.ask(`[...document.querySelectorAll('#add label')]
      .find(({ textContent }) => textContent.startsWith('Название')).control.setAttribute('data-title', '')`);
      await engine.type('[data-title]', 'Туман');
      await engine.ask(`[...document.querySelectorAll('#add button')]
      .find(({ textContent }) => textContent === 'Сгенерировать').click()`);
      await until(`[...document.querySelectorAll('#add textarea[readonly]')]
      .some(({ value }) => value.includes('"title": "Туман"'))`);
    });

    test('it leads on by a link, and Back', async () => {
      await visit('/gallery/landscape');
      await engine.press('main a[href="/gallery/landscape/164"]:not([data-opens])');
      await isAt('/gallery/landscape/164');
      await engine.back();
      await isAt('/gallery/landscape');
    });

    test('no script has failed', () => {
      expect(engine.errors()).toEqual([]);
    });
  });
}
