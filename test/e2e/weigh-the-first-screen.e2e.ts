import { CATEGORIES } from '#catalogue/categories.ts';
import { firstScreenBytes, SCREENS } from '../browser/first-screen.ts';
import { expect, test } from './visit.ts';

/** Of a release; the build under test has larger files of the same look, to be ready sooner. */
const BUDGET_BYTES = 100 * 1024;

for (const screen of SCREENS.filter(({ isBudgeted }) => isBudgeted)) {
  for (const category of CATEGORIES) {
    test(`it weighs at most 100 KB in pictures on the first screen of ${category}: ${screen.name}`, async ({
      browser,
      baseURL,
    }) => {
      const url = `${baseURL}/gallery/${category}`;
      expect(await firstScreenBytes(browser, { screen, url })).toBeLessThanOrEqual(BUDGET_BYTES);
    });
  }
}
