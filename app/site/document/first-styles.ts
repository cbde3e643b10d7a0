import { memoize } from '#catalogue/texts/memoize.ts';

// Set by an inline script before the first paint: shell/carried-painting.js.
const SET_BY_SCRIPT = '[data-carried';

// The whole sheet comes soon after the first paint, and before `data-ready`.
const LATER = /:(hover|active|focus-visible|view-transition)/;

const NOT_PAINTED = /<dialog.*?<\/dialog>|<[^>]* hidden=""[^>]*>/gs;
const NAME = /\.[a-z_][\w-]*|\[[\w-]+(=[^\]]*)?|(?<![\w.:=-])[a-z][a-z\d]*(?![\w-]*\()/gi;
// Fonts for rare characters are in the head of pages that need them (document.tsx).
const NOT_ON_SCREEN =
  /@font-face\{[^{}]*\}|@page[^{]*\{[^{}]*\}|@media (print|\(forced-colors:active\))\{(?:[^{}]*\{[^{}]*\})*\}/g;

/**
 * The rules of a minified stylesheet that the first paint of a page needs: those for its classes, attributes and elements.
 * The whole stylesheet comes later, before a script shows anything.
 */
export function firstStyles(sheet: string, body: string): string {
  const { styled, rulesFor } = openSheet(sheet);
  const names = namesIn(body.replace(NOT_PAINTED, ''));
  return rulesFor(
    [...names]
      .filter((name) => styled.has(name))
      .sort()
      .join(' '),
  );
}

// Pages of one kind share their rules, so a site has few different results.
const openSheet = memoize((sheet: string) => {
  const screen = sheet.replace(NOT_ON_SCREEN, '');
  return {
    /** Classes, attributes and elements that selectors name. */
    styled: new Set(screen.match(NAME)?.map((name) => name.replaceAll('"', ''))),
    rulesFor: memoize((list: string) => {
      const names = new Set(list.split(' '));
      const rules = screen.replace(/([^{};]+)\{[^{}]*\}/g, (rule, selectors) =>
        isUsed(selectors, names) ? rule : '',
      );
      return withoutEmptyGroups(withoutUnreadProperties(withoutUnusedKeyframes(rules)));
    }),
  };
});

function namesIn(html: string): ReadonlySet<string> {
  const names = new Set([SET_BY_SCRIPT, 'html', 'body']);
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z\d]*)/g)) names.add(element);
  for (const [, attribute = '', value] of html.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)) {
    names.add(`[${attribute}`).add(`[${attribute}=${value}`);
    if (attribute === 'class') for (const name of value?.split(' ') ?? []) names.add(`.${name}`);
  }
  return names;
}

function isUsed(selectors: string, names: ReadonlySet<string>): boolean {
  const isAnyUsed = (list: string) =>
    list.split(',').some((selector) => {
      if (LATER.test(selector)) return false;
      const needed = selector.match(NAME) ?? [];
      return needed.every((name) => names.has(name.replaceAll('"', '')));
    });
  // Scripts set the attributes of `html`.
  let list = selectors
    .replace(/html(\[[^\]]*\])+|:not\((?:[^()]|\([^()]*\))*\)/g, (part) =>
      part.startsWith('html[data-ready]') ? '.unused' : '',
    )
    .replace(/:nth[\w-]+\([^()]*\)/g, '');
  while (list.includes('(')) {
    list = list.replace(/\(([^()]*)\)/, (_, inner) => (isAnyUsed(inner) ? '' : '.unused'));
  }
  return isAnyUsed(list);
}

function withoutEmptyGroups(rules: string): string {
  const rest = rules.replace(/[^{};]+\{\}/g, '');
  return rest === rules ? rules : withoutEmptyGroups(rest);
}

function withoutUnusedKeyframes(rules: string): string {
  return rules.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (keyframes, name) =>
    new RegExp(`animation[^;{}]*\\b${name}\\b`).test(rules) ? keyframes : '',
  );
}

function withoutUnreadProperties(rules: string): string {
  return rules.replace(
    /@property (--[\w-]+)\{[^{}]*\}|(?<=[{;])(--[\w-]+):[^;{}]*;?/g,
    (declaration, registered, name = registered) =>
      new RegExp(`var\\(${name}[,)]`).test(rules) ? declaration : '',
  );
}
