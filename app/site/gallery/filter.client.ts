/** Synchronizes with the layout and the focus: the line may scroll sideways. */
export function start(line: HTMLElement): void {
  if (!CSS.supports('scroll-initial-target: nearest')) showCurrent(line);
  line.addEventListener('focusin', ({ target }) => showWhole(target as Element));
  closeFacets();
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

// An open facet covers the works.
function closeFacets(): void {
  const close = (isLeft: (facet: HTMLDetailsElement) => boolean) => {
    const open = document.querySelector<HTMLDetailsElement>('details[data-facet][open]');
    if (!open || !isLeft(open)) return;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    open.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    close((facet) => target instanceof Element && target.isConnected && !facet.contains(target));
  });
  document.addEventListener('keydown', ({ key }) => close(() => key === 'Escape'));
}
