import { HostError, type HostFault, type Snapshot } from './repository.ts';

export interface HostAccess {
  readonly api: string;
  readonly name: string;
  readonly token: string;
  readonly folder: string;
}

const TIMEOUT_MS = 20_000;

/** The speed of a slow mobile connection. */
const BYTES_PER_MS = 100;

const JSON_FILE = /^(?:(?:site|gallery|news)|locales\/[^/]+\/(?:translation|gallery))\.json$/;

export function openHost({ api, name, token, folder }: HostAccess) {
  const cached = new Map<string, string>();
  let defaultBranch: string | undefined;

  async function call(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const content = JSON.stringify(body);
    const timeout = TIMEOUT_MS + Math.ceil((content?.length ?? 0) / BYTES_PER_MS);
    const response = await fetch(`${api}/repos/${name}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: content,
      cache: 'no-store',
      // A redirect could lead the token to another host.
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeout),
    }).catch(noConnection);
    if (!response.ok) throw await errorOf(response);
    return response.json().catch(noConnection);
  }

  async function branch(): Promise<string> {
    defaultBranch ??= (await call('')).default_branch as string;
    return defaultBranch;
  }

  return {
    call,
    branch,
    async head(): Promise<string> {
      const { commit } = await call(`/branches/${await branch()}`);
      return commit.sha ?? commit.id;
    },
    async read(commit: string): Promise<Snapshot> {
      const hashes = new Map<string, string>();
      // Only Gitea and its forks divide a tree into numbered pages.
      for (let page = 1; ; page += 1) {
        const next = page > 1 ? `&page=${page}` : '';
        const answer = await call(`/git/trees/${commit}?recursive=1${next}`);
        for (const { type, path, sha } of answer.tree) {
          if (type === 'blob' && path.startsWith(folder))
            hashes.set(path.slice(folder.length), sha);
        }
        if (!answer.truncated) break;
        if (answer.page !== page) throw new HostError('large');
      }
      const texts = new Map<string, string>();
      const reading = [...hashes].map(async ([path, hash]) => {
        if (!JSON_FILE.test(path)) return;
        const text = cached.get(hash) ?? fromBase64((await call(`/git/blobs/${hash}`)).content);
        cached.set(hash, text);
        texts.set(path, text);
      });
      await Promise.all(reading);
      return { commit, hashes, texts };
    },
    /** GitHub lists at most the 250 oldest commits. */
    async log(since: string, commit: string) {
      if (since === commit) return [];
      const { commits } = await call(`/compare/${since}...${commit}`);
      return commits;
    },
  };
}

function noConnection(): never {
  throw new HostError('connection');
}

async function errorOf(response: Response): Promise<HostError> {
  const { status, headers } = response;
  const text = await response.text().catch(() => '');
  const pause = Number(headers.get('retry-after')) * 1000;
  const isExhausted = headers.get('x-ratelimit-remaining') === '0';
  const isLimited = status === 429 || pause > 0 || isExhausted || /rate limit/i.test(text);
  if (!isLimited) return new HostError(faultOf(status, text));
  const reset = pause ? Date.now() + pause : Number(headers.get('x-ratelimit-reset')) * 1000;
  return new HostError('rate-limit', reset ? new Date(reset) : undefined);
}

function faultOf(status: number, text: string): HostFault {
  // Browsers hide the status of a redirect.
  if (status < 400) return 'renamed';
  if (status === 401) return 'token';
  if (status === 404) return 'gone';
  if (status === 413 || status === 507 || /quota/i.test(text)) return 'full';
  if (status >= 500) return 'connection';
  const isProtected = /protected|rule violation|archived|cannot commit/i.test(text);
  if (isProtected || status === 423) return 'protected';
  return status === 403 ? 'permission' : 'moved';
}

const CHUNK_BYTES = 0x8000;

export async function toBase64(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let binary = '';
  // `fromCharCode` cannot take all bytes at once: they would be too many arguments.
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(binary);
}

function fromBase64(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (byte) => byte.charCodeAt(0));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
