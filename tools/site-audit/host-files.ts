import { type BuiltSite, textOf } from './built-site.ts';

/** Cloudflare reads no more of a file, and nothing of a longer line. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

/** What every answer must carry; the page itself holds the rest of its policy. */
const DEMANDED: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'content-security-policy': /^frame-ancestors 'none'$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'strict-transport-security': /^max-age=\d{7,}/,
};

/** Hosts that read `_headers` and `_redirects` are told what the site promises, in a form that they read. */
export async function auditHostFiles(site: BuiltSite): Promise<string[]> {
  return [...(await headerFindings(site)), ...(await redirectFindings(site))];
}

async function headerFindings(site: BuiltSite): Promise<string[]> {
  const file = '_headers';
  const text = await textOf(site, file);
  if (text === undefined) return [`${file}: is not there`];
  const rules = parseHeaders(text);
  const everywhere = rules.get('/*') ?? new Map<string, string>();
  const lacking = Object.entries(DEMANDED)
    .filter(([name, value]) => !value.test(everywhere.get(name) ?? ''))
    .map(([name]) => `${file}: gives not every answer its ${name}`);
  const immutable = ['assets', 'images']
    .filter((folder) => {
      const headers = rules.get(`${site.basePath}${folder}/*`);
      return !headers?.get('cache-control')?.includes('immutable');
    })
    .map((folder) => `${file}: does not let browsers keep ${folder}`);
  const open = ['Access-Control-Allow-Origin', 'Set-Cookie'].filter((name) => text.includes(name));
  const dead = [...rules.keys()]
    .filter((path) => !leadsToAny(site, path))
    .map((path) => `${file}: has a rule for nothing: ${path}`);
  const hidden = rules.get(`${site.basePath}add-works.json`)?.get('x-robots-tag') === 'noindex';
  return [
    ...lacking,
    ...immutable,
    ...open.map((name) => `${file}: sends ${name}`),
    ...dead,
    ...(hidden ? [] : [`${file}: lets search engines list add-works.json`]),
    ...lengthFindings(file, text, rules.size),
  ];
}

/** Headers by path; a second value of one would be joined to the first. */
function parseHeaders(text: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const rules = new Map<string, Map<string, string>>();
  let path = '';
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!/^\s/.test(line)) {
      path = line.trim();
      continue;
    }
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    rules.set(path, (rules.get(path) ?? new Map()).set(name.toLowerCase(), value));
  }
  return rules;
}

async function redirectFindings(site: BuiltSite): Promise<string[]> {
  const file = '_redirects';
  const text = await textOf(site, file);
  if (text === undefined) return [`${file}: is not there`];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const english = `${site.basePath}en/* ${site.basePath}en/404.html 404`;
  return [
    ...(lines.includes(english) ? [] : [`${file}: does not name the English not-found page`]),
    ...lines
      .filter((line) => !leadsToAny(site, line.split(/\s+/)[1] ?? ''))
      .map((line) => `${file}: leads to nothing: ${line}`),
    ...lengthFindings(file, text, lines.length),
  ];
}

/** Whether a path with or without stars is that of any file. */
function leadsToAny({ files, basePath }: BuiltSite, path: string): boolean {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.*')}$`);
  return [...files].some((file) => pattern.test(basePath + file));
}

function lengthFindings(file: string, text: string, rules: number): string[] {
  return [
    ...(rules > MOST_RULES ? [`${file}: has ${rules} rules, some hosts read ${MOST_RULES}`] : []),
    ...text
      .split('\n')
      .filter((line) => line.length > LONGEST_LINE)
      .map((line) => `${file}: has a line of ${line.length} characters: ${line.slice(0, 40)}…`),
  ];
}
