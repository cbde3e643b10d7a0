import { CATEGORIES } from '#catalogue/works/categories.ts';
import { firstScreenBytes, SCREENS } from '#test/browser/first-screen.ts';
import { expect, FULL, test } from './visit.ts';

/** In KB. The build under test is a working one, whose files are up to a tenth larger than those of a release. */
const BUDGETS = { phone: 100, desktop: 125 };

for (const screen of SCREENS.filter(({ isBudgeted }) => isBudgeted)) {
  for (const category of CATEGORIES) {
    // The one with the most works, and the one whose pictures have the most detail.
    const tag = ['landscape', 'flowers_birds'].includes(category) ? {} : FULL;
    const budget = screen.isPhone ? BUDGETS.phone : BUDGETS.desktop;
    test(
      `it weighs at most ${budget} KB in pictures on the first screen of ${category}: ${screen.name}`,
      tag,
      async ({ browser, baseURL }) => {
        const url = `${baseURL}/gallery/${category}`;
        expect(await firstScreenBytes(browser, { screen, url })).toBeLessThanOrEqual(budget * 1024);
      },
    );
  }
}
