import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Told } from '#pipeline/messages.ts';
import type { Problem } from '#pipeline/problem.ts';
import { fetchFailure } from '#pipeline/system-failure.ts';
import { say } from './look-messages.ts';

interface PublishedSite {
  /** Public URL with the base path and a final slash. */
  readonly address: string;
  readonly siteDir: string;
  /** Hosts and proxies may serve old pages for a while. */
  readonly patienceMs: number;
}

interface Sight {
  readonly seen: readonly string[];
  readonly problems: readonly Pick<Problem, 'severity' | 'message' | 'remedy'>[];
}

const PAUSE_MS = 2000;

const TIMEOUT_MS = 20_000;

/** With a shorter lifetime, returning visitors load the pictures again. */
const SHORTEST_KEEPING_S = 86_400;

const UNKNOWN = 'there-is-no-such-page';

export async function lookFromOutside(site: PublishedSite): Promise<Sight> {
  const notes = takeNotes();
  try {
    await lookAtPages(site, notes);
    await lookAtFiles(site, notes);
  } catch (error) {
    // After a failed connection, further requests are useless.
    if (!(error instanceof Unreachable)) throw error;
    notes.wrong(say().unreachable(error.address, error.message));
  }
  return { seen: notes.seen, problems: notes.problems };
}

function takeNotes() {
  const seen: string[] = [];
  const problems: Pick<Problem, 'severity' | 'message' | 'remedy'>[] = [];
  return {
    seen,
    problems,
    see: (what: string) => void seen.push(what),
    wrong: ([message, remedy]: Told) => void problems.push({ severity: 'error', message, remedy }),
    note: ([message, remedy]: Told) => void problems.push({ severity: 'notice', message, remedy }),
  };
}

type Notes = ReturnType<typeof takeNotes>;

async function lookAtPages(site: PublishedSite, { see, wrong, note }: Notes): Promise<void> {
  const deadline = Date.now() + site.patienceMs;
  let policy = '';
  let good = 0;
  for (const page of await somePages(site.siteDir)) {
    const { address, status, headers, sight } = await askUntilNew(site, page, deadline);
    policy ||= headers.get('content-security-policy') ?? '';
    if (status !== 200) wrong(say().status(address, status));
    else if (sight === 'old') wrong(say().old(address));
    else if (sight === 'altered') note(say().altered(address));
    else good += 1;
  }
  if (good > 0) see(say().pages(good));
  if (!/frame-ancestors/.test(policy)) note(say().framed);
}

async function lookAtFiles(
  { address: base, siteDir }: PublishedSite,
  { see, wrong, note }: Notes,
): Promise<void> {
  const [picture = ''] = await filesOf(siteDir, 'images/*');
  const shown = await ask(base + picture);
  if (shown.status === 200) {
    see(say().picture);
    const seconds = /max-age=(\d+)/.exec(shown.headers.get('cache-control') ?? '')?.[1];
    if (Number(seconds ?? 0) < SHORTEST_KEEPING_S) note(say().kept(Number(seconds ?? 0)));
  } else wrong(say().gone(shown.address, shown.status));

  const [script = ''] = await filesOf(siteDir, 'assets/*.js');
  const loaded = await ask(base + script);
  if (loaded.status !== 200) wrong(say().gone(loaded.address, loaded.status));
  else if (loaded.headers.get('content-encoding')) see(say().script);
  else note(say().plain);

  const lost = await ask(base + UNKNOWN);
  if (lost.status === 404) see(say().lost);
  else note(say().found(lost.status));
  const map = await ask(`${base}sitemap.xml`);
  if (map.status === 200) see(say().map);
  else note(say().noMap);
  if (base.startsWith('https:')) see(say().tls);
  else note(say().noTls);
}

const KINDS = [
  /^index\.html$/,
  /^gallery\/index\.html$/,
  /^gallery\/[^/]+\/\d+\/index\.html$/,
  /^about\/index\.html$/,
  /^[a-z]{2}\/index\.html$/,
];

async function somePages(siteDir: string): Promise<string[]> {
  const files = await filesOf(siteDir, '**/index.html');
  return KINDS.flatMap((kind) => files.find((file) => kind.test(file)) ?? []);
}

async function filesOf(siteDir: string, pattern: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: siteDir }));
  return files.map((file) => file.replaceAll(sep, '/')).sort();
}

interface Answer {
  readonly address: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

class Unreachable extends Error {
  readonly address: string;

  constructor(address: string, reason: string) {
    super(reason);
    this.address = address;
  }
}

async function ask(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      // Asks caches on the way for a fresh answer.
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status, headers } = response;
    return { address, status, headers, text: await response.text() };
  } catch (error) {
    throw new Unreachable(address, fetchFailure(error));
  }
}

async function askUntilNew(
  { address, siteDir }: PublishedSite,
  page: string,
  deadline: number,
): Promise<Answer & { readonly sight: 'new' | 'altered' | 'old' }> {
  const built = await readFile(join(siteDir, page), 'utf8');
  const url = address + page.replace(/\/?index\.html$/, '');
  for (;;) {
    const isLast = Date.now() + PAUSE_MS > deadline;
    const answer = await ask(url).catch((error) => {
      if (isLast) throw error;
    });
    if (answer) {
      const sight = sightOf(answer.text, built);
      if (isLast || (answer.status === 200 && sight !== 'old')) return { ...answer, sight };
    }
    await setTimeout(PAUSE_MS);
  }
}

/** Names of assets change with their content, so they reveal a page altered on its way. */
function sightOf(text: string, built: string): 'new' | 'altered' | 'old' {
  if (text === built) return 'new';
  const loaded = built.match(/\b(?:images|assets)\/[\w.-]+/g) ?? [];
  return loaded.length > 0 && loaded.every((file) => text.includes(file)) ? 'altered' : 'old';
}
