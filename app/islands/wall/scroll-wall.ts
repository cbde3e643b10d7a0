// Pixels for a line of `WheelEvent.deltaY`.
const LINE_PX = 16;

// Share of the window that an arrow key scrolls along an unrolled work.
const SCROLL_STEP = 0.4;

// From this distance a press is a drag and opens nothing.
const DRAG_PX = 4;

/** Synchronizes with the scroll position, the bar, the keys and the mouse. */
export function scrollWall(wall: HTMLElement): void {
  if (wall.dataset.wall === 'hanging') {
    dragToScroll(wall, document.documentElement);
    return;
  }
  dragToScroll(wall);
  connectBar(wall);
  wall.addEventListener('wheel', (event) => handleWheel(wall, event), { passive: false });
  // The page of an unrolled work has no other content for the keys.
  const target = isUnrolled(wall) ? document : wall;
  target.addEventListener('keydown', (event) => handleKey(wall, event as KeyboardEvent));
}

/** For the mouse only: touch scrolls natively. */
export function dragToScroll(area: HTMLElement, scroller = area): void {
  let start: { readonly x: number; readonly y: number } | undefined;
  let isDrag = false;
  area.addEventListener('dragstart', (event) => event.preventDefault());
  area.addEventListener('pointerdown', ({ target, pointerType, button, clientX, clientY }) => {
    isDrag = false;
    // Text beside a hanging work can be selected.
    const isGrabbed = scroller === area || target instanceof HTMLImageElement;
    start =
      isGrabbed && pointerType === 'mouse' && button === 0
        ? { x: scroller.scrollLeft + clientX, y: scroller.scrollTop + clientY }
        : undefined;
  });
  area.addEventListener('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
    if (!start || buttons !== 1) return;
    const left = start.x - clientX;
    const top = start.y - clientY;
    isDrag ||= Math.hypot(left - scroller.scrollLeft, top - scroller.scrollTop) >= DRAG_PX;
    if (!isDrag) return;
    area.setPointerCapture(pointerId);
    scroller.scrollTo({ left, top, behavior: 'instant' });
  });
  area.addEventListener('pointerup', () => {
    start = undefined;
  });
  const preventClick = (event: MouseEvent) => {
    // Keys click too, with a `detail` of 0.
    if (!isDrag || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  area.addEventListener('click', preventClick, { capture: true });
}

function isUnrolled(wall: HTMLElement): boolean {
  return wall.dataset.wall === 'scroll';
}

function scrollRange(wall: HTMLElement): number {
  return wall.scrollWidth - wall.clientWidth;
}

function connectBar(wall: HTMLElement): void {
  const bar = document.querySelector<HTMLInputElement>('[data-wall-bar]');
  if (!bar) return;
  const update = () => {
    bar.value = `${(wall.scrollLeft / scrollRange(wall)) * Number(bar.max)}`;
  };
  wall.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(wall);
  bar.addEventListener('input', () => {
    wall.scrollLeft = (Number(bar.value) / Number(bar.max)) * scrollRange(wall);
  });
}

// At the ends of the wall, the wheel scrolls the page.
function handleWheel(wall: HTMLElement, event: WheelEvent): void {
  if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const step = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
  const isAtEnd = step > 0 ? wall.scrollLeft >= scrollRange(wall) - 1 : wall.scrollLeft <= 0;
  if (isAtEnd) return;
  event.preventDefault();
  wall.scrollBy({ left: step, behavior: 'instant' });
}

function handleKey(wall: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const left = scrollTarget(wall, event.key);
  if (left === undefined) return;
  event.preventDefault();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  wall.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
}

// Arrow keys centre the next work, or scroll an unrolled one by a part of the window.
function scrollTarget(wall: HTMLElement, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return scrollRange(wall);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const direction = key === 'ArrowRight' ? 1 : -1;
  if (isUnrolled(wall)) return wall.scrollLeft + direction * SCROLL_STEP * wall.clientWidth;
  const frame = wall.getBoundingClientRect();
  const distances = [...wall.querySelectorAll('img')]
    .map((image) => image.getBoundingClientRect())
    .map(({ left, width }) => left + width / 2 - frame.left - frame.width / 2)
    .filter((distance) => distance * direction > 1)
    .sort((one, other) => Math.abs(one) - Math.abs(other));
  return distances[0] === undefined ? undefined : wall.scrollLeft + distances[0];
}
