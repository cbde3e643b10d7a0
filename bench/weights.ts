import type { Row } from './report.ts';
import { type Bench, pagesOfEachKind, waitUntilSettled, withPage } from './visit.ts';

export async function measureWeights(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of await pagesOfEachKind(bench.origin)) {
    rows.push(await weigh(bench, path));
  }
  return rows;
}

async function weigh({ browser, origin }: Bench, path: string): Promise<Row> {
  return withPage(browser, 'phone', async (page) => {
    let total = 0;
    let html = 0;
    let scripts = 0;
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      total += responseBodySize;
      if (request.resourceType() === 'document') html += responseBodySize;
      if (request.resourceType() === 'script') scripts += responseBodySize;
    });
    await page.goto(origin + path);
    await waitUntilSettled(page);
    return {
      what: `Weight of ${path}`,
      measured: `${kilobytes(total)}; HTML ${kilobytes(html)}, scripts ${kilobytes(scripts)}`,
      target: 'HTML ≤ 14 KB',
    };
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
