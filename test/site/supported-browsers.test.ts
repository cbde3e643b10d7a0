import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SITE = 'build/client';

/** That Chromium 109, Firefox 115 or Safari 16.4 lack; tsconfig.browser.json checks our own code. */
const MISSING_BUILT_INS = [
  ...['toSorted', 'toReversed', 'toSpliced', 'fromAsync', 'groupBy', 'isWellFormed'],
  ...['toWellFormed', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ...['withResolvers', 'Promise\\.try', 'RegExp\\.escape', 'Iterator\\.from', 'Intl\\.Segmenter'],
  ...['URL\\.parse', 'AbortSignal\\.any', 'checkVisibility', 'showPopover', 'URLPattern'],
  // Valibot asks first whether it is there.
  '(?<!\\?URL\\.)canParse(?!\\?URL)',
];

/** Firefox 115 throws at `:has()` in a selector; in styles it does without the rule. */
const MISSING_IN_SCRIPTS = new RegExp(`:has\\(|\\b(?:${MISSING_BUILT_INS.join('|')})\\b`, 'g');

/** An unknown one invalidates the whole declaration or rule. */
const MISSING_IN_STYLES = /&|color-mix\(|light-dark\(|\blinear\(|@scope\b/g;

function missingIn(files: readonly string[], missing: RegExp): string[] {
  return files.flatMap((file) => {
    const found = readFileSync(`${SITE}/${file}`, 'utf8').match(missing) ?? [];
    return [...new Set(found)].map((name) => `${file}: ${name}`);
  });
}

test.each([
  ['scripts', '**/*.js', MISSING_IN_SCRIPTS, 20],
  ['styles', '**/*.css', MISSING_IN_STYLES, 1],
])('%s use nothing that a supported browser lacks', (_, pattern, missing, least) => {
  const files = globSync(pattern, { cwd: SITE });
  expect(files.length).toBeGreaterThan(least);
  expect(missingIn(files, missing)).toEqual([]);
});
