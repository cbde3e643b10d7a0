/** For browsers without `scroll-initial-target`: shows the current filter of a line that scrolls sideways. */
export function start(line: HTMLElement): void {
  const link = line.querySelector<HTMLElement>('[aria-current]');
  if (CSS.supports('scroll-initial-target: nearest') || !link || line.scrollLeft !== 0) return;
  const hidden = link.getBoundingClientRect().right - line.getBoundingClientRect().right;
  if (hidden > 0) line.scrollLeft = hidden + link.offsetWidth;
}
