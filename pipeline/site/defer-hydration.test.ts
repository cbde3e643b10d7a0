import { expect, test } from 'vitest';
import { deferHydration } from './defer-hydration.ts';
import { UnexpectedPageError } from './unexpected-page-error.ts';

const PAGE = `<html><head><link rel="modulepreload" href="/assets/root.js"/><link rel="modulepreload" href="/assets/home.js"/></head><body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script></body></html>`;

test('it asks for no module before the page has loaded', () => {
  const page = deferHydration(PAGE);
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toMatch(/^import /m);
});

test('it imports the same modules under the same names, and then the entry', () => {
  expect(deferHydration(PAGE)).toContain(
    `const [unnamed0,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/home.js")]);
window.__reactRouterRouteModules = {"root":route0,"home":route1};
await import("/assets/entry.js");`,
  );
});

test.each([
  ['a page without scripts', '<html></html>'],
  ['an import it does not know', PAGE.replace('import * as route1', 'import { x as route1 }')],
  ['a script without imports', '<script type="module" async="">start()</script>'],
])('it refuses %s', (_name, page) => {
  expect(() => deferHydration(page)).toThrow(UnexpectedPageError);
});
