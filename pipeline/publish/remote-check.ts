import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fetchFailure } from '#pipeline/system-failure.ts';
import { text } from './messages.ts';

const PAUSE_MS = 2000;
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * @param url with the base path and a final slash
 * @param timeoutMs how long the host and caches may show the previous site
 * @returns a sentence about what is wrong, or `undefined`
 */
export async function checkRemotely(
  url: string,
  siteDir: string,
  timeoutMs: number,
): Promise<string | undefined> {
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
  const page = await request(url);
  if (page.status !== 200) return text().wrongStatus(url, page.status);
  const built = await readFile(join(siteDir, 'index.html'), 'utf8');
  if ((await page.text()) !== built) return text().oldPage(url);
  const [picture] = await readdir(join(siteDir, 'images'));
  const pictureUrl = `${url}images/${picture}`;
  const { status } = await request(pictureUrl);
  if (status !== 200) return text().wrongStatus(pictureUrl, status);
  const missing = await request(`${url}there-is-no-such-page`);
  return missing.status === 404 ? undefined : text().notMissing(missing.status);
}

function request(url: string): Promise<Response> {
  // Asks caches on the way for a fresh answer.
  const headers = { 'Cache-Control': 'no-cache' };
  return fetch(url, { headers, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
}
