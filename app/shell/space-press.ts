/** Links that act as buttons: they open or close a dialog, or change the language of the page. */
const BUTTON_LINKS = 'a:is([aria-haspopup="dialog"], [href="#_"], [data-chooses-language])';

/**
 * Lets Space press links that act as buttons. They are links so that they work without the script, and browsers follow
 * a link by Enter alone.
 */
export function startSpacePress(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey, shiftKey } = event;
    const hasModifier = ctrlKey || altKey || metaKey || shiftKey;
    if (key !== ' ' || hasModifier || !(target instanceof HTMLAnchorElement)) return;
    if (!target.matches(BUTTON_LINKS)) return;
    // Space would scroll the page.
    event.preventDefault();
    if (!repeat) target.click();
  });
}
