import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLAG, savePayloads } from '#test/payload-content.fixture.ts';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import { openSite } from './open-site.ts';
import { build } from './run-build.ts';

const PATHS = [
  '',
  '/about',
  '/news/1?photo=1',
  '/gallery/landscape?id=1',
  '/contact?work=2',
  '/add',
];

let folder: string;
let place: { dir: string; siteUrl: string; basePath: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payloads-'));
  place = { dir: join(folder, 'site'), siteUrl: 'https://example.org', basePath: '/' };
  const run = await build({
    CONTENT_DIR: await savePayloads(folder),
    OUT_DIR: place.dir,
    SITE_URL: place.siteUrl,
  });
  expect(run.code, run.output).toBe(0);
}, 300_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test('payloads in every text leave every file of the site valid', async () => {
  expect((await auditSite(place)).findings).toEqual([]);
});

test('no payload runs in a browser', { tags: 'full', timeout: 120_000 }, async () => {
  const site = await openSite(place);
  const faults: string[] = [];
  const page = await site.browser.newPage();
  page.on('pageerror', ({ message }) => faults.push(`uncaught: ${message}`));
  await page.exposeFunction('reportFault', (fault: string) => faults.push(fault));
  await page.addInitScript((flag) => {
    const report = (fault: string) => Reflect.get(window, 'reportFault')(`${location}: ${fault}`);
    Object.defineProperty(window, flag, { set: () => report('a payload has run') });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      report(`a payload was blocked by ${violatedDirective}`),
    );
  }, FLAG);
  for (const path of PATHS.flatMap((each) => [each || '/', `/en${each}`])) {
    await page.goto(site.root + path);
    await page.waitForSelector('html[data-ready]:not(:has(#add[inert]))');
    if (/[?&](id|photo)=/.test(path)) await page.waitForSelector('dialog[open][data-wall]');
    await expect.poll(() => page.locator('body').textContent()).toContain('§');
  }
  await site.close();
  expect(faults).toEqual([]);
});
