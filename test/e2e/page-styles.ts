import type { Page } from '@playwright/test';

/** Every movement at its end, and none begins: for what is measured from pixels. */
export const STILLNESS =
  '*, ::before, ::after { animation: none !important; transition: none !important; }';

/** Lays a visitor's or a test's own style over the page; unlike a `style` element, its policy lets this through. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
