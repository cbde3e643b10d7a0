import { expectClosed, expectPosition, lightboxOf, openWork } from './lightbox.ts';
import { listedWorks } from './sample.ts';
import { expect, FULL, forgive, test, visit } from './visit.ts';

test.afterEach(({ faults }) => forgive(faults));

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

test('it opens, pages and closes the lightbox in translation', FULL, async ({ page }) => {
  const total = listedWorks('landscape').length;
  await visit(page, '/gallery/landscape');
  await page.evaluate(startTranslator);
  await openWork(page, 2);
  await expectPosition(page, `«2/${total}»`);
  const title = lightboxOf(page).getByRole('heading', { level: 2 });
  const before = await title.innerText();
  await page.keyboard.press('ArrowRight');
  await expectPosition(page, `«3/${total}»`);
  await expect(title).not.toHaveText(before);
  await page.keyboard.press('?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectClosed(page);
});
