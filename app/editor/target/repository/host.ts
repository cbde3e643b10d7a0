import { HostError, type HostFault, type LoggedCommit, type Snapshot } from './repository.ts';

export interface HostAccess {
  /** Root of the API, without a final slash. */
  readonly api: string;
  /** `owner/name`. */
  readonly name: string;
  readonly token: string;
  /** The artist's folder, with a final slash; empty for the whole repository. */
  readonly folder: string;
}

interface ComparedCommit {
  readonly sha: string;
  readonly commit: { readonly message: string };
}

export type Host = ReturnType<typeof openHost>;

/** A photo of 20 MB over a slow mobile connection. */
const TIMEOUT_MS = 300_000;

const JSON_FILE = /^(?:(?:site|gallery|news)|locales\/[^/]+\/(?:translation|gallery))\.json$/;

/** Calls that GitHub and the Gitea family have in common. */
export function openHost({ api, name, token, folder }: HostAccess) {
  const texts = new Map<string, Promise<string>>();

  async function send(method: string, path: string, body?: object): Promise<Response> {
    // A redirect could lead the token to another host, and turns POST into GET.
    const response = await fetch(`${api}/repos/${name}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new HostError('connection');
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  async function json(response: Promise<Response>) {
    const answer = await response;
    return answer.json().catch(() => {
      throw new HostError('connection');
    });
  }

  const get = (path: string) => json(send('GET', path));

  const compare = (base: string, head: string) => get(`/compare/${base}...${head}`);

  function textOf(hash: string): Promise<string> {
    const text =
      texts.get(hash) ?? get(`/git/blobs/${hash}`).then(({ content }) => fromBase64(content));
    texts.set(hash, text);
    text.catch(() => texts.delete(hash));
    return text;
  }

  return {
    send,
    get,
    post: (path: string, body: object) => json(send('POST', path, body)),
    async read(commit: string): Promise<Snapshot> {
      const hashes = new Map<string, string>();
      // Only the Gitea family has pages, and names them.
      for (let page = 1; ; page += 1) {
        const next = page > 1 ? `&page=${page}` : '';
        const answer = await get(`/git/trees/${commit}?recursive=1${next}`);
        for (const { type, path, sha } of answer.tree) {
          if (type === 'blob' && path.startsWith(folder)) {
            hashes.set(path.slice(folder.length), sha);
          }
        }
        if (!answer.truncated || answer.page !== page) break;
      }
      const named = [...hashes].filter(([path]) => JSON_FILE.test(path));
      const read = named.map(async ([path, hash]) => [path, await textOf(hash)] as const);
      return { commit, hashes, texts: new Map(await Promise.all(read)) };
    },
    async contains(ancestor: string, commit: string): Promise<boolean> {
      if (ancestor === commit) return true;
      const { total_commits: missing } = await compare(commit, ancestor);
      return missing === 0;
    },
    async log(since: string, commit: string): Promise<readonly LoggedCommit[]> {
      // GitHub names at most 250, the oldest first.
      const { commits } = await compare(since, commit);
      return commits.map(({ sha, commit: { message } }: ComparedCommit) => ({ sha, message }));
    },
  };
}

async function errorOf(response: Response): Promise<HostError> {
  const { status, type, headers } = response;
  const text = type === 'opaqueredirect' ? '' : await response.text().catch(() => '');
  const seconds = Number(headers.get('retry-after'));
  const isExhausted = headers.get('x-ratelimit-remaining') === '0';
  if (status === 429 || (status === 403 && (seconds || isExhausted || /rate limit/i.test(text)))) {
    const reset = Number(headers.get('x-ratelimit-reset')) * 1000;
    const until = seconds ? Date.now() + seconds * 1000 : reset;
    return new HostError('rate-limit', until ? new Date(until) : undefined);
  }
  return new HostError(faultOf(type === 'opaqueredirect' ? 301 : status, text));
}

function faultOf(status: number, text: string): HostFault {
  if (status >= 300 && status < 400) return 'renamed';
  if (status === 401) return 'token';
  if (status === 404 || status === 410) return 'gone';
  if (status === 413 || status === 507 || /quota/i.test(text)) return 'full';
  if (status >= 500) return 'connection';
  if (status === 423 || /protected|rule violation|archived|cannot commit/i.test(text)) {
    return 'protected';
  }
  return status === 409 || status === 422 ? 'moved' : 'permission';
}

const CHUNK_BYTES = 0x8000;

export async function toBase64(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let binary = '';
  // All bytes at once would be too many arguments.
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(binary);
}

function fromBase64(text: string): string {
  const bytes = Uint8Array.from(atob(text.replace(/\s/g, '')), (byte) => byte.charCodeAt(0));
  // The same text as the file, so a byte order mark stays.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
