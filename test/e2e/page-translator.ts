import type { Page } from '@playwright/test';

/** Does to a page what translators do: every text, now and later, is replaced by another in two elements of theirs. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(startTranslator);
}

function startTranslator(): void {
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      const isDone = !text.textContent?.trim() || parent?.closest('font, script, style, textarea');
      if (isDone || !text.isConnected) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.textContent}»`;
      outer.append(inner);
      parent?.replaceChild(outer, text);
    }
  };
  translateBelow(document.body);
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) translateBelow(target);
  }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
}
