import type { Browser } from '@playwright/test';
import { CATEGORIES } from '../catalogue/works/categories.ts';
import { firstScreenBytes, SCREENS } from '../test/browser/first-screen.ts';
import type { Row, Section } from './section.ts';

const MOST_BYTES = 100 * 1024;

/** What the pictures weigh that are seen without scrolling, category by category. */
export async function measureWeights(browser: Browser, address: string): Promise<Section> {
  const rows: Row[] = [];
  for (const screen of SCREENS) {
    for (const category of CATEGORIES) {
      const bytes = await firstScreenBytes(browser, {
        screen,
        url: `${address}/gallery/${category}`,
      });
      rows.push({
        what: `${category}, ${screen.name}`,
        target: screen.isBudgeted ? '≤ 100 KB' : '',
        measured: `${(bytes / 1024).toFixed(0)} KB`,
        ...(screen.isBudgeted && { isReached: bytes <= MOST_BYTES }),
      });
    }
  }
  return {
    heading: 'Pictures on the first screen of a category',
    about: 'The files of all pictures of which any part is in the window when the page has loaded.',
    rows,
  };
}
