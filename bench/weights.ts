import type { Row } from './report.ts';
import { type Bench, pagesOfEachKind, waitUntilSettled, withPage } from './visit.ts';

/** By Playwright's resource types; every other type counts as `other`. */
const GROUPS: Readonly<Record<string, string>> = {
  document: 'HTML',
  stylesheet: 'styles',
  script: 'scripts',
  font: 'fonts',
  image: 'pictures',
};

export async function measureWeights(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of await pagesOfEachKind(bench.origin)) {
    rows.push(await weigh(bench, path));
  }
  return rows;
}

async function weigh({ browser, origin }: Bench, path: string): Promise<Row> {
  return withPage(browser, 'phone', async (page) => {
    const bytes = new Map([...Object.values(GROUPS), 'other'].map((group) => [group, 0]));
    let requests = 0;
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      const group = GROUPS[request.resourceType()] ?? 'other';
      bytes.set(group, (bytes.get(group) ?? 0) + responseBodySize);
      requests += 1;
    });
    await page.goto(origin + path);
    await waitUntilSettled(page);

    const total = [...bytes.values()].reduce((sum, length) => sum + length, 0);
    const parts = [...bytes].map(([group, length]) => `${group} ${kilobytes(length)}`);
    return {
      what: `Weight of ${path}`,
      measured: `${kilobytes(total)} KB in ${requests} requests: ${parts.join(', ')}`,
      target: 'HTML ≤ 14 KB',
    };
  });
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
