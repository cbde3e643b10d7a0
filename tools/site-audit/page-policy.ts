import { createHash } from 'node:crypto';
import { type BuiltSite, type Page, type PageElement, PLAYERS } from './built-site.ts';

/** Sources that each directive may name, besides hashes. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'none'", ...PLAYERS],
};

const HASH = /^'sha256-[\w+/]+=*'$/;

/** Types of scripts that browsers run or apply; every other type is data. */
const RUN = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/**
 * Every page names its own scripts and styles in a strict policy, and none that no page has. No page has code in
 * attributes.
 */
export function auditPolicy({ pages }: BuiltSite): string[] {
  const isCode = ({ name }: PageElement) => name === 'script' || name === 'style';
  const ofSite = new Set(pages.flatMap(({ elements }) => elements.filter(isCode).map(hashOf)));
  return pages.flatMap((page) =>
    [...policyFindings(page, ofSite), ...page.elements.flatMap(attributeFindings)].map(
      (finding) => `${page.file}: ${finding}`,
    ),
  );
}

function policyFindings({ elements }: Page, ofSite: ReadonlySet<string>): string[] {
  const policies = elements.filter(
    ({ name, attributes }) =>
      name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
  );
  const [policy] = policies;
  if (!policy || policies.length > 1) return [`has ${policies.length} policies instead of one`];
  const directives = new Map(
    (policy.attributes.content ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  const sources = [...directives].flatMap(([directive, named]) =>
    named.map((source) => ({ directive, source })),
  );
  return [
    ...elements
      .slice(0, elements.indexOf(policy))
      .filter(({ name }) => ['script', 'style', 'link', 'img'].includes(name))
      .map(({ name }) => `has a <${name}> ahead of its policy`),
    ...Object.keys(ALLOWED)
      .filter((directive) => !directives.has(directive))
      .map((directive) => `its policy lacks ${directive}`),
    ...sources
      .filter(({ directive, source }) =>
        HASH.test(source) ? !ofSite.has(source) : !ALLOWED[directive]?.includes(source),
      )
      .map(({ directive, source }) => `its policy allows ${source} in ${directive}`),
    ...elements
      .filter(isGoverned)
      .filter((element) => !directives.get(`${element.name}-src`)?.includes(hashOf(element)))
      .map(({ name, text }) => `its policy blocks its own ${name}: ${text.trim().slice(0, 60)}`),
  ];
}

function isGoverned({ name, attributes }: PageElement): boolean {
  const isRun = attributes.src === undefined && RUN.test(attributes.type?.trim() ?? '');
  return name === 'style' || (name === 'script' && isRun);
}

function hashOf({ text }: PageElement): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function attributeFindings({ name, attributes }: PageElement): string[] {
  return Object.keys(attributes)
    .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
    .map((attribute) => `has <${name} ${attribute}=…>`);
}
