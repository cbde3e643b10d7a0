/**
 * Keeps what matters of the line of filters in sight: it may scroll sideways.
 *
 * Synchronizes with the layout and the focus.
 */
export function startFilterLine(): void {
  const line = document.querySelector<HTMLElement>('[data-filter-line]');
  if (!line) return;
  if (!CSS.supports('scroll-initial-target: nearest')) showCurrent(line);
  line.addEventListener('focusin', ({ target }) => showWhole(target as Element));
}

/** The line begins with the current link in sight, unless the visitor has already pushed it. */
function showCurrent(line: HTMLElement): void {
  const link = line.querySelector<HTMLElement>('[aria-current]');
  if (!link || line.scrollLeft !== 0) return;
  const hidden = link.getBoundingClientRect().right - line.getBoundingClientRect().right;
  if (hidden > 0) line.scrollLeft = hidden + link.offsetWidth;
}

/** `focus()` scrolls only until a part is visible; the whole filter is to be in view. */
function showWhole(link: Element): void {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
