import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { withinTime } from './within-time.ts';

/** For how long the data of a page is used again without asking; browsers keep what they fetch ahead as long. */
const KEPT_MS = 5 * 60_000;

interface Kept {
  readonly body: Promise<ArrayBuffer>;
  readonly until: number;
}

/** By the path of their files. A query only says what is open on a page. */
const kept = new Map<string, Kept>();

/**
 * Where the data of a page lies.
 *
 * @param pathname with the base path
 * @example dataPath('/en/news') // '/en/news.data'
 * @example dataPath('/') // '/_.data'
 */
export function dataPath(pathname: string): string {
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data`;
}

/**
 * Fetches the data of a page that may be asked for soon, behind all that is needed now.
 *
 * @param path as {@link dataPath} gives it
 * @throws when it does not come, or not in time; then it is asked for again when it is needed.
 */
export function fetchDataAhead(path: string): Promise<ArrayBuffer> {
  return keptBody(path) ?? keep(path, withinTime(fetch(path, { priority: 'low' }).then(wholeBody)));
}

/**
 * Fetches the data of a page that is asked for now, unless it is here already: fetched ahead, or shown a moment ago.
 *
 * The build puts it in the place of the browser's `fetch` in React Router (`pipeline/site/own-page-data.ts`).
 */
export async function fetchPageData(address: URL, init: RequestInit): Promise<Response> {
  const known = await keptBody(address.pathname)?.catch(() => undefined);
  if (known) return new Response(known);
  const answer = await fetch(address, init);
  if (answer.ok) keep(address.pathname, answer.clone().arrayBuffer());
  return answer;
}

/**
 * What the loaders of a page have answered, by the names of its routes.
 *
 * @throws for half of a file, or a page instead of it.
 */
export async function decodePageData(
  body: ArrayBuffer,
): Promise<Readonly<Record<string, { readonly data?: unknown }>>> {
  const { value } = await decode(new Blob([body]).stream(), window);
  return value as Record<string, { data?: unknown }>;
}

/** Asks for the data of a page anew the next time: what came did not serve. */
export function forgetPageData(path: string): void {
  kept.delete(path);
}

function keptBody(path: string): Promise<ArrayBuffer> | undefined {
  for (const [each, { until }] of kept) if (until < Date.now()) kept.delete(each);
  return kept.get(path)?.body;
}

function keep(path: string, body: Promise<ArrayBuffer>): Promise<ArrayBuffer> {
  kept.set(path, { body, until: Date.now() + KEPT_MS });
  body.catch(() => forgetPageData(path));
  return body;
}

function wholeBody(answer: Response): Promise<ArrayBuffer> {
  if (!answer.ok) throw new Error(`The host answered with ${answer.status}`);
  return answer.arrayBuffer();
}
