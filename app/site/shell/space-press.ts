// These open or close a dialog, or change the language.
const BUTTON_LINKS = 'a:is([aria-haspopup="dialog"], [href="#_"], [data-chooses-language])';

/** They are links, so that they work without scripts, but browsers follow a link by Enter alone. */
export function startSpacePress(): void {
  document.addEventListener('keydown', (event) => {
    const target = event.target as HTMLElement;
    if (event.key !== ' ' || !target.matches(BUTTON_LINKS)) return;
    // Space would scroll the page.
    event.preventDefault();
    if (!event.repeat) target.click();
  });
}
