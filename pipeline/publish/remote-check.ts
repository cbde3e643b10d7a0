import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fetchFailure } from '#pipeline/system-failure.ts';
import { text } from './messages.ts';

interface PublishedSite {
  /** With the base path and a final slash. */
  readonly url: string;
  readonly siteDir: string;
  /** Hosts and caches may show the previous site for a while. */
  readonly timeoutMs: number;
}

const PAUSE_MS = 2000;
const REQUEST_TIMEOUT_MS = 20_000;

/** @returns a sentence about what is wrong, or `undefined` */
export async function checkRemotely(site: PublishedSite): Promise<string | undefined> {
  const deadline = Date.now() + site.timeoutMs;
  for (;;) {
    const problem = await findProblem(site);
    if (!problem || Date.now() > deadline) return problem;
    await setTimeout(PAUSE_MS);
  }
}

async function findProblem({ url, siteDir }: PublishedSite): Promise<string | undefined> {
  try {
    const page = await request(url);
    if (page.status !== 200) return text().wrongStatus(url, page.status);
    const built = await readFile(join(siteDir, 'index.html'), 'utf8');
    if ((await page.text()) !== built) return text().oldPage(url);
    const [picture] = await readdir(join(siteDir, 'images'));
    const { status } = await request(`${url}images/${picture}`);
    if (status !== 200) return text().wrongStatus(`${url}images/${picture}`, status);
    const missing = await request(`${url}there-is-no-such-page`);
    return missing.status === 404 ? undefined : text().notMissing(missing.status);
  } catch (error) {
    return text().unreachable(url, fetchFailure(error));
  }
}

function request(url: string): Promise<Response> {
  return fetch(url, {
    // Asks caches on the way for a fresh answer.
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
}
