/** Synchronizes with the layout and the focus: the line may scroll sideways. */
export function startFilterLine(): void {
  const line = document.querySelector<HTMLElement>('[data-filter-line]');
  if (!line) return;
  if (!CSS.supports('scroll-initial-target: nearest')) showCurrent(line);
  line.addEventListener('focusin', ({ target }) => showWhole(target as Element));
}

function showCurrent(line: HTMLElement): void {
  const link = line.querySelector<HTMLElement>('[aria-current]');
  if (!link || line.scrollLeft !== 0) return;
  const hidden = link.getBoundingClientRect().right - line.getBoundingClientRect().right;
  if (hidden > 0) line.scrollLeft = hidden + link.offsetWidth;
}

// `focus()` scrolls only until a part is visible; show the whole filter.
function showWhole(link: Element): void {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
