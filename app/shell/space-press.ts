/** Links that act as buttons: they open or close a dialog, or change the language of the page. */
const BUTTON_LINKS = 'a:is([aria-haspopup="dialog"], [href="#_"], [data-chooses-language])';

/**
 * Lets Space press links that act as buttons. They are links so that they work without the script, and browsers follow
 * a link by Enter alone.
 */
export function startSpacePress(): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== ' ' || !target.matches(BUTTON_LINKS)) return;
    // Space would scroll the page.
    event.preventDefault();
    if (!event.repeat) target.click();
  });
}
