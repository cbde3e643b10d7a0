import type { Answer } from './ask.ts';

/** What a visitor is answered at the home page. */
export interface Visited {
  /** The host's name without its port. */
  readonly host: string;
  /** Without TLS; not followed to where it leads. */
  readonly plain: Answer;
  readonly tls: Answer;
}

type Rule = (visited: Visited) => number;

const SIX_MONTHS_S = 15_768_000;

const PRIVATE_REFERRERS = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/;

/** Sources that let in more than anybody can look after. */
const BROAD = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const UNSAFE = /^('unsafe-inline'|'unsafe-eval'|data:)$/;

/**
 * The tests of Mozilla's HTTP Observatory with their points, as its documentation lists them, without the ranks that no
 * site of files can come to: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 *
 * Its own package brings 130 MB, a database's driver to be compiled among them.
 */
const RULES = {
  'content security policy': ({ tls }) => {
    const policy = new Map([...directives(policyOfPage(tls)), ...directives(policyOf(tls))]);
    if (policy.size === 0) return -25;
    const byDefault = policy.get('default-src');
    const sources = ['script-src', 'object-src', 'style-src'].map((name) => {
      return policy.get(name) ?? byDefault ?? ['*'];
    });
    if (sources.flat().some((source) => BROAD.test(source) || UNSAFE.test(source))) return -20;
    if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20;
    return byDefault?.join() === "'none'" ? 10 : 5;
  },
  cookies: ({ tls }) =>
    (tls.headers['set-cookie'] ?? []).every((cookie) => /;\s*secure/i.test(cookie)) ? 0 : -20,
  'cross-origin resource sharing': ({ tls }) =>
    tls.headers['access-control-allow-credentials'] ? -50 : 0,
  redirection: ({ host, plain }) => {
    const { location } = plain.headers;
    if (!location || plain.status === 200) return -20;
    const { protocol, hostname } = new URL(location, `http://${host}`);
    if (protocol !== 'https:') return -20;
    return hostname === host ? 0 : -5;
  },
  'referrer policy': ({ tls }) => {
    const policy = tls.headers['referrer-policy'];
    if (!policy) return 0;
    return PRIVATE_REFERRERS.test(String(policy)) ? 5 : -5;
  },
  'strict transport security': ({ tls }) => {
    const seconds = /^max-age=(\d+)/.exec(tls.headers['strict-transport-security'] ?? '')?.[1];
    if (!seconds) return -20;
    return Number(seconds) < SIX_MONTHS_S ? -10 : 0;
  },
  'subresource integrity': ({ tls }) => {
    const scripts = tls.body.toString().match(/<script[^>]*\ssrc="(https?:)?\/\/[^>]*>/g) ?? [];
    if (scripts.some((script) => !script.includes('src="https:'))) return -50;
    return scripts.every((script) => script.includes('integrity=')) ? 0 : -5;
  },
  'content type options': ({ tls }) =>
    tls.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  'frame options': ({ tls }) => {
    if (directives(policyOf(tls)).has('frame-ancestors')) return 5;
    return /^(deny|sameorigin)$/i.test(String(tls.headers['x-frame-options'])) ? 0 : -20;
  },
  'cross-origin resource policy': ({ tls }) =>
    /^same-(origin|site)$/.test(String(tls.headers['cross-origin-resource-policy'])) ? 10 : 0,
} as const satisfies Readonly<Record<string, Rule>>;

/** From so many points on, what is better than asked for counts too. */
const LEAST_FOR_EXTRA = 90;

/** How many points a site has: from 100 on it is graded A+, and 130 are what it can have without being preloaded. */
export function observatoryScore(visited: Visited): number {
  const points = Object.values<Rule>(RULES).map((rule) => rule(visited));
  const base = 100 + sum(points.filter((each) => each < 0));
  return Math.max(0, base >= LEAST_FOR_EXTRA ? 100 + sum(points) : base);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + each, 0);
}

function policyOf({ headers }: Answer): string {
  return String(headers['content-security-policy'] ?? '');
}

function policyOfPage({ body }: Answer): string {
  const tag = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(body.toString());
  return (tag?.[1] ?? '').replaceAll('&#x27;', "'");
}

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources]] : [])));
}
