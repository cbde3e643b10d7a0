import { type Selector, transform, type Visitor } from 'lightningcss';
import { memoize } from '#catalogue/texts/memoize.ts';

// Set by an inline script before the first paint: shell/carried-painting.js.
const SET_BY_SCRIPT = '[data-carried';

const INTERACTION_STATES = ['hover', 'active', 'focus-visible'];

const NOT_PAINTED = /<dialog.*?<\/dialog>|<[^>]* hidden=""[^>]*>/gs;

/** The rules for the classes, attributes and elements of the first paint. The whole sheet comes later. */
export function firstStyles(sheet: string, body: string): string {
  const { styled, rulesFor } = openSheet(sheet);
  const names = namesIn(body.replace(NOT_PAINTED, ''));
  return rulesFor([...styled].filter((name) => names.has(name)).join(' '));
}

const openSheet = memoize((sheet: string) => {
  const screen = edit(sheet, {
    // document.tsx puts the fonts that a page needs into its head.
    Rule: { 'font-face': () => [], page: () => [] },
    MediaQuery: (query) =>
      /"(print|forced-colors)"/.test(JSON.stringify(query)) ? { raw: 'not all' } : undefined,
  });
  // Goes through the sheet only to collect its names.
  const styled = new Set<string>();
  selectRules(screen, (name) => Boolean(styled.add(name)));
  return {
    styled,
    // Pages of one kind share their rules, so a site has few different results.
    rulesFor: memoize((list: string) => {
      const names = new Set(list.split(' '));
      return withoutUnused(selectRules(screen, (name) => names.has(name)));
    }),
  };
});

function edit(sheet: string, visitor: Visitor<never>, unusedSymbols: string[] = []): string {
  const code = new TextEncoder().encode(sheet);
  const result = transform({ filename: '', code, minify: true, visitor, unusedSymbols });
  return new TextDecoder().decode(result.code);
}

function selectRules(sheet: string, has: (name: string) => boolean): string {
  return edit(sheet, { Selector: (selector) => (isUsed(selector, has) ? undefined : []) });
}

/** `has` gets names such as `.grid`, `[hidden`, `[dir=rtl` and `main`. */
function isUsed(selector: Selector, has: (name: string) => boolean): boolean {
  const isHtml = selector[0]?.type === 'type' && selector[0].name === 'html';
  const end = selector.findIndex(({ type }) => type === 'combinator');
  return selector.every((part, index) => {
    switch (part.type) {
      case 'class':
        return has(`.${part.name}`);
      case 'type':
        return has(part.name);
      case 'attribute': {
        const { name, operation } = part;
        // Scripts set attributes of `html` before the first paint, except `data-ready`.
        if (isHtml && (end < 0 || index < end)) return name !== 'data-ready';
        return has(operation?.operator === 'equal' ? `[${name}=${operation.value}` : `[${name}`);
      }
      case 'pseudo-class':
        if (part.kind === 'is' || part.kind === 'where' || part.kind === 'has') {
          return part.selectors.map((each) => isUsed(each, has)).includes(true);
        }
        return !INTERACTION_STATES.includes(part.kind);
      case 'pseudo-element':
        return !part.kind.startsWith('view-transition');
      default:
        return true;
    }
  });
}

function withoutUnused(rules: string): string {
  const properties = rules.match(/--[\w-]+(?=:)|(?<=@property )--[\w-]+/g) ?? [];
  const read = new Set(rules.match(/(?<=var\()--[\w-]+/g));
  const keyframes = rules.match(/(?<=@keyframes )[\w-]+/g) ?? [];
  // An animation repeats the name.
  const unused = keyframes.filter((name) => rules.split(new RegExp(`\\b${name}\\b`)).length === 2);
  return edit(rules, {}, properties.filter((name) => !read.has(name)).concat(unused));
}

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set([SET_BY_SCRIPT, 'html', 'body']);
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z\d]*)/g)) names.add(element);
  for (const [, attribute = '', value] of html.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)) {
    names.add(`[${attribute}`).add(`[${attribute}=${value}`);
    if (attribute === 'class') for (const name of value?.split(' ') ?? []) names.add(`.${name}`);
  }
  return names;
}

/** The Content-Security-Policy forbids `style` attributes. React escapes quotes in texts, and JSON those in data. */
export function extractStyles(html: string) {
  const ids = new Map<string, number>();
  const body = html.replace(/ style="([^"]*)"/g, (_, declarations: string) => {
    const id = ids.get(declarations) ?? ids.size;
    ids.set(declarations, id);
    return ` data-style="${id}"`;
  });
  const rules = Array.from(ids, ([declarations, id]) => `[data-style="${id}"]{${declarations}}`);
  // Shorter: pages have many numbers below 1.
  return { body, rules: rules.join('').replaceAll(':0.', ':.') };
}
