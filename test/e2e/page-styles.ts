import type { Page } from '@playwright/test';

/** Every movement at its end, and none begins: for what is measured from pixels. */
export const STILLNESS =
  '*, ::before, ::after { animation: none !important; transition: none !important; }';

/**
 * Lays a visitor's or a test's own style over the page; unlike a `style` element, its policy lets this through.
 *
 * @returns takes it away again
 */
export async function addStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
}
