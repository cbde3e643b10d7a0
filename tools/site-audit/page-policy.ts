import { createHash } from 'node:crypto';
import type { BuiltSite } from './built-site.ts';
import { elementsNamed, type Page, type PageElement } from './page.ts';
import { PLAYERS } from './players.ts';

/** What every page must say of each of these, word for word. */
const CLOSED = ['default-src', 'object-src', 'base-uri', 'form-action'];

/** What each directive may name at most, besides hashes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'", ...PLAYERS],
  ...Object.fromEntries(CLOSED.map((name) => [name, ["'none'"]])),
};

const HASH = /^'sha256-[\w+/]+=*'$/;

/** What browsers run or obey; every other type is data. */
const RUN = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Every page names its own scripts and styles in a strict policy, and none that no page has: one policy may serve all of
 * them. No page has code in attributes.
 */
export function auditPolicy({ pages }: BuiltSite): string[] {
  const ofSite = new Set(
    pages.flatMap((page) =>
      [...elementsNamed(page, 'script'), ...elementsNamed(page, 'style')].map(hashOf),
    ),
  );
  return pages.flatMap((page) =>
    [...policyFindings(page, ofSite), ...page.elements.flatMap(attributeFindings)].map(
      (finding) => `${page.file}: ${finding}`,
    ),
  );
}

function policyFindings(page: Page, ofSite: ReadonlySet<string>): string[] {
  const metas = elementsNamed(page, 'meta').filter(
    ({ attributes }) => attributes.get('http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const [meta] = metas;
  if (!meta || metas.length > 1) return [`has ${metas.length} policies instead of one`];
  const inForce = page.elements.indexOf(meta);
  const early = page.elements
    .slice(0, inForce)
    .filter(({ name }) => ['script', 'style', 'link', 'img'].includes(name))
    .map(({ name }) => `has a <${name}> ahead of its policy`);
  const directives = new Map(
    (meta.attributes.get('content') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const missing = Object.keys(ALLOWED)
    .filter((name) => !directives.has(name))
    .map((name) => `its policy lacks ${name}`);
  const loose = [...directives].flatMap(([name, sources]) =>
    sources
      .filter((source) => !(ALLOWED[name] ?? []).includes(source) && !HASH.test(source))
      .map((source) => `its policy allows ${source} in ${name}`),
  );
  return [
    ...early,
    ...missing,
    ...loose,
    ...hashFindings(
      'script',
      directives.get('script-src'),
      elementsNamed(page, 'script').filter(isRun),
      ofSite,
    ),
    ...hashFindings('style', directives.get('style-src'), elementsNamed(page, 'style'), ofSite),
  ];
}

function isRun({ attributes }: PageElement): boolean {
  return !attributes.has('src') && RUN.test(attributes.get('type')?.trim() ?? '');
}

function hashFindings(
  name: string,
  sources: readonly string[] = [],
  elements: readonly PageElement[],
  ofSite: ReadonlySet<string>,
): string[] {
  const named = new Set(sources.filter((source) => HASH.test(source)));
  const needed = new Map(elements.map((element) => [hashOf(element), element.text]));
  return [
    ...[...needed]
      .filter(([hash]) => !named.has(hash))
      .map(([, text]) => `its policy blocks its own ${name}: ${text.trim().slice(0, 60)}`),
    ...[...named]
      .filter((hash) => !ofSite.has(hash))
      .map((hash) => `its policy allows a ${name} that no page has: ${hash}`),
  ];
}

function hashOf({ text }: PageElement): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function attributeFindings({ name, attributes }: PageElement): string[] {
  return [...attributes.keys()]
    .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
    .map((attribute) => `has <${name} ${attribute}=…>`);
}
