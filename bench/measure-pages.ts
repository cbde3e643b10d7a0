import {
  type Form,
  type Look,
  lookOnce,
  summedUp,
  type Throttling,
} from './look-with-lighthouse.ts';
import { repeated } from './repeated.ts';
import type { Row, Section } from './section.ts';
import type { SiteUnderTest } from './site-under-test.ts';

const RUNS = 5;

/** One page of each kind. */
export const COMPARED_PAGES = [
  '/',
  '/gallery/landscape',
  '/gallery/landscape/164',
  '/news/1',
] as const;

const MOST = { lcpSimulated: 0.8, lcpApplied: 0.75, fcp: 1.1, tbt: 50 };

/** Lighthouse's scores of each kind of page, on phone and desktop, in both languages. */
export async function measureScores({ address }: SiteUnderTest): Promise<Section> {
  const rows: Row[] = [];
  for (const form of ['mobile', 'desktop'] as const) {
    for (const path of COMPARED_PAGES.flatMap((each) => [each, `/en${each}`.replace(/\/$/, '')])) {
      const url = address + path;
      const looks = await repeated(RUNS, () =>
        lookOnce({ url, form, throttling: 'simulate', isWhole: true }),
      );
      rows.push(scoreRow(`${path}, ${form}`, summedUp(looks)));
    }
  }
  return {
    heading: 'Lighthouse',
    about: `Medians of ${RUNS} loads: performance, accessibility, best practices, SEO; total blocking time and the largest
layout shift of all loads.`,
    rows,
  };
}

function scoreRow(what: string, { scores, tbt, cls }: Look): Row {
  const figures = Object.values(scores);
  return {
    what,
    target: `4 × 100, ≤ ${MOST.tbt} ms, 0`,
    measured: `${figures.join(' ')}, ${Math.round(tbt)} ms, ${cls}`,
    isReached: figures.every((score) => score === 100) && tbt <= MOST.tbt && cls === 0,
  };
}

/** The site's pages beside the bare ones, on a phone, loaded in turn. */
export async function measurePaint(site: SiteUnderTest): Promise<Section> {
  const rows: Row[] = [];
  for (const path of COMPARED_PAGES) {
    for (const throttling of ['simulate', 'devtools'] as const) {
      const { ours, bare } = await side({ site, path, throttling, form: 'mobile' });
      const most = throttling === 'simulate' ? MOST.lcpSimulated : MOST.lcpApplied;
      const how = throttling === 'simulate' ? 'simulated' : 'applied';
      rows.push(
        ratioRow(`${path}, largest paint, ${how}`, { ours: ours.lcp, bare: bare.lcp, most }),
        ratioRow(`${path}, first paint, ${how}`, {
          ours: ours.fcp,
          bare: bare.fcp,
          most: MOST.fcp,
        }),
      );
      if (throttling === 'simulate') rows.push(blockingRow(path, ours.tbt, bare.tbt));
    }
  }
  return {
    heading: 'First and largest paint on a phone',
    about: `Medians of ${RUNS} loads, the site's page and the bare one in turn. The bare page is what somebody who loves fast
pages would write by hand: HTML and one small stylesheet, no font, no script, one column on a phone, the same files, the
first picture eager, the rest lazy. Simulated: Lighthouse reckons a slow network. Applied: the network is slowed down.
Blocking time is in part that of the browser, which starts on a processor four times slower: hence the bare page's.`,
    rows,
  };
}

interface Comparison {
  readonly site: SiteUnderTest;
  readonly path: string;
  readonly throttling: Throttling;
  readonly form: Form;
}

async function side({ site, path, throttling, form }: Comparison) {
  const pairs = await repeated(RUNS, async () => ({
    ours: await lookOnce({ url: site.address + path, form, throttling }),
    bare: await lookOnce({ url: site.bare(path), form, throttling }),
  }));
  return {
    ours: summedUp(pairs.map(({ ours }) => ours)),
    bare: summedUp(pairs.map(({ bare }) => bare)),
  };
}

function blockingRow(path: string, ours: number, bare: number): Row {
  return {
    what: `${path}, total blocking time`,
    target: `≤ ${MOST.tbt} ms`,
    measured: `${Math.round(ours)} ms, bare ${Math.round(bare)} ms`,
    isReached: ours <= MOST.tbt,
  };
}

function ratioRow(
  what: string,
  { ours, bare, most }: { ours: number; bare: number; most: number },
): Row {
  const ratio = ours / bare;
  return {
    what,
    target: `≤ ${most} × bare`,
    measured: `${Math.round(ours)} ms to ${Math.round(bare)} ms: ${ratio.toFixed(2)}`,
    isReached: ratio <= most,
  };
}
