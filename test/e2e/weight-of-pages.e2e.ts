import { firstScreenBytes, SCREENS } from '#test/browser/first-screen.ts';
import { expect, FULL, test } from './visit.ts';

/** In KB. The build under test is a working one, whose files are up to a tenth larger than those of a release. */
const BUDGETS = { phone: 100, desktop: 125 };

for (const screen of SCREENS) {
  const budget = screen.isPhone ? BUDGETS.phone : BUDGETS.desktop;
  test(
    `its first screen has at most ${budget} KB of pictures: ${screen.name}`,
    screen.isPhone ? {} : FULL,
    async ({ browser, baseURL }) => {
      // The category whose pictures have the most detail.
      const url = `${baseURL}/gallery/flowers_birds`;
      expect(await firstScreenBytes(browser, { screen, url })).toBeLessThanOrEqual(budget * 1024);
    },
  );
}
