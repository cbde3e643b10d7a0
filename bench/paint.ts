import { milliseconds, type Row } from './report.ts';
import {
  type Bench,
  pagesOfEachKind,
  readPaints,
  repeat,
  waitUntilSettled,
  withPage,
} from './visit.ts';

const CPU_SLOWDOWN = 4;

/** Slow 4G as Lighthouse applies it by the developer tools. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** Thresholds of web.dev for a good page. */
const TARGET = 'first ≤ 1800 ms, largest ≤ 2500 ms';

export async function measurePaint(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of await pagesOfEachKind(bench.origin)) {
    const paints = await repeat(bench.runs, () => loadSlowly(bench, path));
    const first = milliseconds(paints.map((paint) => paint.first));
    const largest = milliseconds(paints.map((paint) => paint.largest));
    rows.push({
      what: `Paint of ${path}`,
      measured: `first ${first}, largest ${largest}`,
      target: TARGET,
    });
  }
  return rows;
}

function loadSlowly({ browser, origin }: Bench, path: string) {
  return withPage(browser, 'phone', async (page) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(origin + path);
    await waitUntilSettled(page);
    return readPaints(page);
  });
}
