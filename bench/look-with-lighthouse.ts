import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { BROWSER_ARGUMENTS, findBrowser } from '../test/browser/find-browser.ts';
import { freePort } from '../test/free-port.ts';
import { median } from './median.ts';

export type Form = 'mobile' | 'desktop';

/** `simulate` reckons a slow network from an unhindered load; `devtools` really slows it down. */
export type Throttling = 'simulate' | 'devtools';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Of one load of a page, or of several together. Times in milliseconds, scores from 0 to 100. */
export interface Look {
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scores: Readonly<Partial<Record<Category, number>>>;
}

interface Order {
  readonly url: string;
  readonly form: Form;
  readonly throttling: Throttling;
  /** Without it, only what is timed. */
  readonly isWhole?: boolean;
}

/** Now and then Lighthouse misses the beginning of a load, says so, and asks to be run again. */
const MOST_TRIES = 3;

/**
 * One load in a new browser with an empty cache.
 *
 * @throws {Error} when Lighthouse could not measure it, several times in turn.
 */
export async function lookOnce(order: Order, tries = MOST_TRIES): Promise<Look> {
  const result = await runLighthouse(order);
  if (result && !result.lhr.runtimeError) return lookOf(result.lhr);
  if (tries > 1) return lookOnce(order, tries - 1);
  throw new Error(`Lighthouse can't see ${order.url}: ${result?.lhr.runtimeError?.message}`);
}

async function runLighthouse({ url, form, throttling, isWhole }: Order) {
  const port = await freePort();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const flags: Flags = {
      port,
      logLevel: 'error',
      throttlingMethod: throttling,
      onlyCategories: isWhole ? [...CATEGORIES] : ['performance'],
    };
    return await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
  } finally {
    await browser.close();
  }
}

function lookOf({ audits, categories }: Result): Look {
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
  };
}

/** What several loads of one page come to: the medians, and of the layout shifts the largest. */
export function summedUp(looks: readonly Look[]): Look {
  const of = (figure: 'lcp' | 'fcp' | 'tbt') => median(looks.map((look) => look[figure]));
  const scores = CATEGORIES.flatMap((category) => {
    const all = looks.flatMap((look) => look.scores[category] ?? []);
    return all.length > 0 ? [[category, median(all)] as const] : [];
  });
  return {
    lcp: of('lcp'),
    fcp: of('fcp'),
    tbt: of('tbt'),
    // Nothing may move even once.
    cls: Math.max(...looks.map(({ cls }) => cls)),
    scores: Object.fromEntries(scores),
  };
}
