import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fetchFailure } from '#pipeline/system-failure.ts';
import { text } from './messages.ts';

const PAUSE_MS = 2000;
const REQUEST_TIMEOUT_MS = 20_000;

export async function checkRemotely(url: string, siteDir: string, timeoutMs: number) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const problem = await findProblem(url, siteDir).catch((error) =>
      text().unreachable(url, fetchFailure(error)),
    );
    if (!problem || Date.now() > deadline) return problem;
    await setTimeout(PAUSE_MS);
  }
}

async function findProblem(url: string, siteDir: string): Promise<string | undefined> {
  // Caches between this computer and the host must revalidate.
  const headers = { 'Cache-Control': 'no-cache' };
  const request = (path: string) =>
    fetch(url + path, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  const page = await request('');
  if (page.status !== 200) return text().wrongStatus(url, page.status);
  const built = await readFile(join(siteDir, 'index.html'), 'utf8');
  if ((await page.text()) !== built) return text().oldPage(url);
  const [image] = await readdir(join(siteDir, 'images'));
  const picture = await request(`images/${image}`);
  if (picture.status !== 200) return text().wrongStatus(picture.url, picture.status);
  const missing = await request('there-is-no-such-page');
  return missing.status === 404 ? undefined : text().no404(missing.status);
}
