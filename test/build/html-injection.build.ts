import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  FLAG,
  MARKED,
  type PayloadContent,
  savePayloads,
  shown,
} from '#test/payload-content.fixture.ts';
import { auditSite } from '#tools/site-audit/audit-site.ts';
import type { SitePlace } from '#tools/site-audit/built-site.ts';
import { type OpenSite, openSite } from './open-site.ts';
import { build } from './run-build.ts';

const LANGUAGES = ['ru', 'en'] as const;

/** One page of every kind, and every way to open something on it by its address. */
const PATHS = [
  '',
  '/about',
  '/news',
  '/news/1',
  '/news/1?photo=1',
  '/gallery',
  '/gallery/landscape',
  '/gallery/landscape?id=1',
  '/gallery/landscape/2',
  '/gallery/landscape/2?photo=2',
  '/gallery/animals/1',
  '/contact?work=2',
  '/test',
  '/404',
  '/add',
];

let folder: string;
let content: PayloadContent;
let place: SitePlace;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payloads-'));
  content = await savePayloads();
  place = { dir: join(folder, 'site'), siteUrl: 'https://example.org', basePath: '/' };
  const run = await build({
    CONTENT_DIR: content.folder,
    OUT_DIR: place.dir,
    SITE_URL: 'https://example.org',
  });
  expect(run.code, run.output).toBe(0);
}, 300_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(content.folder, { recursive: true, force: true });
});

/** Of the texts that stand in this one, those that are not whole. */
function brokenIn(text: string): string[] {
  return Array.from(shown(text).matchAll(MARKED)).flatMap(({ 1: from = '', index }) => {
    const whole = shown(content.texts.get(from) ?? 'unknown');
    const found = shown(text).slice(index, index + whole.length);
    return found === whole ? [] : [`${from}: ${found}`];
  });
}

/** The same of heads and feeds, which have the beginning of a long title. */
function brokenInHead(text: string): string[] {
  return brokenIn(text).filter((broken) => {
    const [, from = '', found = ''] = /^([^:]+): (.*)$/s.exec(broken) ?? [];
    const [beginning = '', ...cut] = found.split('…');
    return cut.length === 0 || !shown(content.texts.get(from) ?? '').startsWith(beginning);
  });
}

describe('a payload in every text of the content', () => {
  test('it leaves every file of the site sound', async () => {
    const { findings } = await auditSite(place);
    expect(findings).toEqual([]);
  });
});

describe('in the browser', { tags: 'full' }, () => {
  let site: OpenSite;
  let page: Page;
  /** What has run, has tried to, or has gone wrong. */
  const faults: string[] = [];
  /** The places of all texts that were seen whole. */
  const seen = new Set<string>();

  beforeAll(async () => {
    site = await openSite(place);
  });

  afterAll(() => site.close());

  async function openPage(): Promise<void> {
    page = await site.browser.newPage();
    page.on('dialog', (dialog) => {
      faults.push(`asked: ${dialog.message()}`);
      dialog.dismiss();
    });
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(site.root) || !/^https?:/.test(request.url());
      if (!isOwn) faults.push(`asked another origin: ${request.url()}`);
    });
    await page.exposeFunction('tellFault', (fault: string) => faults.push(fault));
    await page.addInitScript((flag) => {
      const tell = (fault: string) => Reflect.get(window, 'tellFault')(`${location}: ${fault}`);
      Object.defineProperty(window, flag, { set: () => tell('a payload has run') });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
        tell(`a payload was blocked by ${violatedDirective}: ${sample}`),
      );
    }, FLAG);
  }

  /** Looks at everything that is said on the page now, and in the head of it. */
  async function look(): Promise<void> {
    const texts = await page.evaluate(() => {
      const frames = Array.from(
        document.querySelectorAll('iframe'),
        (frame) => frame.contentDocument,
      );
      const said = [document, ...frames].flatMap((each) => {
        const elements = Array.from(each?.querySelectorAll('body *') ?? []);
        const own = elements.filter(({ localName }) => !/^(?:script|style)$/.test(localName));
        // A text may stand in spans, as the number of a count does.
        const textsOf = (element: Element) =>
          Array.from(element.children).every(({ localName }) => localName === 'span')
            ? [element.textContent]
            : Array.from(element.childNodes, (node) => (node.nodeType === 3 ? node.nodeValue : ''));
        return own.flatMap((element) => [
          ...textsOf(element),
          ...['alt', 'title', 'aria-label', 'placeholder', 'value'].map((name) =>
            element.getAttribute(name),
          ),
          'value' in element ? String(element.value) : '',
        ]);
      });
      return said.filter((text) => text?.includes('§'));
    });
    faults.push(...brokenInHead(await page.title()).map((broken) => `${page.url()}: ${broken}`));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      faults.push(...brokenIn(text ?? '').map((broken) => `${page.url()}: not whole: ${broken}`));
      for (const [, from = ''] of (text ?? '').matchAll(MARKED)) seen.add(from);
    }
  }

  test.each(LANGUAGES)(
    'it is shown as text, and nothing runs, in %s',
    async (language) => {
      await openPage();
      for (const path of PATHS) {
        const own = (language === 'ru' ? path : `/en${path}`) || '/';
        await page.goto(site.root + own);
        await page.waitForSelector('html[data-ready]:not(:has(#add[inert]))');
        if (/[?&](?:id|photo)=/.test(path)) await page.waitForSelector('dialog[open][data-wall]');
        await look();
      }
      await page
        .getByLabel(/add\/field\/id§/)
        .first()
        .fill('2');
      await page.getByRole('button', { name: /openWork§/ }).click();
      await page.waitForFunction(() =>
        Array.from(document.querySelectorAll('input'), ({ value }) => value).some((value) =>
          value.includes('art-2/title'),
        ),
      );
      await look();
      await page.close();
      expect(faults.splice(0)).toEqual([]);
    },
    120_000,
  );

  test('it was seen of every text of the artist', () => {
    const ofArtist = [...content.texts.keys()].filter(
      (from) => !/^[a-z]{2}\/translation\/(?!biography)/.test(from),
    );
    expect(ofArtist.length).toBeGreaterThan(20);
    expect(ofArtist.filter((from) => !seen.has(from))).toEqual([]);
  });
});
