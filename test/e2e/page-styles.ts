import type { Page } from '@playwright/test';

export const STILLNESS =
  '*, ::before, ::after { animation: none !important; transition: none !important; }';

/** Unlike a `style` element, the policy allows it. Returns a function that removes it. */
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
