import { milliseconds, type Row } from './report.ts';
import {
  type Bench,
  CATEGORY_PATH,
  DEVICE_NAMES,
  type Device,
  findWorkPath,
  POST_PATH,
  press,
  readPaints,
  repeat,
  waitUntilSettled,
  withPage,
} from './visit.ts';

const TARGET = '≤ 150 ms';

/** Carries the time of the click to the next document. */
const CLICK_KEY = 'bench-click';

interface Link {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

export async function measureLinks(bench: Bench): Promise<Row[]> {
  const workPath = await findWorkPath(bench.origin);
  const links: Link[] = [
    { what: 'home to a category', from: '/', to: CATEGORY_PATH },
    { what: 'category to a work', from: CATEGORY_PATH, to: workPath },
    { what: 'work to the contacts', from: workPath, to: '/contact' },
    { what: 'news to a post', from: '/news', to: POST_PATH },
  ];
  const rows: Row[] = [];
  for (const device of DEVICE_NAMES) {
    for (const link of links) {
      const times = await repeat(bench.runs, () => follow(bench, device, link));
      rows.push({
        what: `Link, ${link.what}, ${device}`,
        measured: milliseconds(times),
        target: TARGET,
      });
    }
  }
  return rows;
}

function follow({ browser, origin }: Bench, device: Device, { from, to }: Link): Promise<number> {
  return withPage(browser, device, async (page) => {
    await page.addInitScript(storeTimeOfClick, CLICK_KEY);
    await page.goto(origin + from);
    await waitUntilSettled(page);
    const links = page.getByRole('main').locator(`a[href^="${to}"]`);
    // A link around a picture alone may open the lightbox instead.
    await press(page, device, links.filter({ hasText: /\S/, visible: true }).first());
    await page.waitForURL(({ pathname }) => pathname === to);
    await waitUntilSettled(page);
    const { largest } = await readPaints(page);
    const sinceClick = await page.evaluate(
      (key) => performance.timeOrigin - Number(sessionStorage.getItem(key)),
      CLICK_KEY,
    );
    return sinceClick + largest;
  });
}

function storeTimeOfClick(key: string): void {
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
}
