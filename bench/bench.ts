/**
 * The command that measures the built site and the build itself, and writes down what it found beside what was asked for:
 *
 *     npm start --prefix bench                    everything
 *     npm start --prefix bench -- paint weights   only these parts
 *
 * Each part takes its place in docs/benchmarks.md, with the machine that measured it. The site is built as for a release.
 * It takes a browser and a machine with nothing else to do; all of it lasts about an hour.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem, type } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../test/browser/find-browser.ts';
import { measureBuilds } from './measure-builds.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureLightbox } from './measure-lightbox.ts';
import { measureLinks } from './measure-links.ts';
import { COMPARED_PAGES, measurePaint, measureScores } from './measure-pages.ts';
import { measureSearch } from './measure-search.ts';
import { measureWeights } from './measure-weights.ts';
import { type Section, sectionText, withSection } from './section.ts';
import { type SiteUnderTest, serveUnderTest } from './site-under-test.ts';

const PAGE = 'docs/benchmarks.md';

type Measure = (site: SiteUnderTest, browser: Browser) => AsyncIterable<Section>;

const PARTS: Readonly<Record<string, Measure>> = {
  scores: oneSection((site) => measureScores(site)),
  paint: oneSection((site) => measurePaint(site)),
  weights: oneSection(({ address }, browser) => measureWeights(browser, address)),
  lightbox: oneSection(({ address }, browser) => measureLightbox(browser, address)),
  links: oneSection(({ address }) => measureLinks(address)),
  interactions: oneSection(({ address }, browser) => measureInteractions(browser, address)),
  search: oneSection(({ address }, browser) => measureSearch(browser, address)),
  builds: measureBuilds,
};

function oneSection(measure: (site: SiteUnderTest, browser: Browser) => Promise<Section>): Measure {
  return async function* (site, browser) {
    yield await measure(site, browser);
  };
}

const asked = process.argv.slice(2);
const unknown = asked.find((part) => !(part in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part '${unknown}'; the parts are ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const load = loadavg()[0] ?? 0;
const site = await serveUnderTest(process.env.OUT_DIR || 'build/client', COMPARED_PAGES);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: BROWSER_ARGUMENTS,
  // A page whose scroll bars are hidden becomes narrower with a dialog, and is laid out anew; that of a visitor does not.
  // And that of a visitor keeps pages for the way back.
  ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
});
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    for await (const section of measure(site, browser)) {
      const text = sectionText(section, machine());
      console.log(`\n${text}`);
      await writeFile(PAGE, withSection(await readFile(PAGE, 'utf8'), text));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

function machine(): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const processor = cpus()[0]?.model ?? 'unknown processor';
  return `Measured with ${availableParallelism()} processors (${processor}), ${memory} GB, ${type()}, Node ${process.version},
Chromium ${browser.version()}; load average before the first measurement ${load.toFixed(1)}.`;
}
