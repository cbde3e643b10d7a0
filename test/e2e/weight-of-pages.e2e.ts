import { CATEGORIES } from '#catalogue/works/categories.ts';
import { firstScreenBytes, SCREENS } from '#test/browser/first-screen.ts';
import { expect, FULL, test } from './visit.ts';

/** In KB. The build under test is a working one, whose files are up to a tenth larger than those of a release. */
const BUDGETS = { phone: 100, desktop: 125 };

for (const screen of SCREENS) {
  for (const category of CATEGORIES) {
    // The one whose pictures have the most detail, on the screen that has fewer of them.
    const tag = category === 'flowers_birds' && screen.isPhone ? {} : FULL;
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
