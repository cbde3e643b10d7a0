import { dragToScroll } from './drag-to-scroll.ts';

// Pixels for a line of `WheelEvent.deltaY`.
const LINE_PX = 16;

// Share of the window that an arrow key scrolls.
const SCROLL_STEP = 0.4;

/** Synchronizes with the scroll position, the bar and the pointer. */
export function walk(wall: HTMLElement): void {
  wall.addEventListener('dragstart', (event) => event.preventDefault());
  if (wall.dataset.wall === 'hanging') {
    letDrag(wall, document.documentElement);
    return;
  }
  followBar(wall);
  wall.addEventListener('wheel', (event) => handleWheel(wall, event), { passive: false });
  wall.addEventListener('keydown', (event) => handleKey(wall, event));
  if (isScroll(wall)) {
    // The page has no other content for the keys.
    document.addEventListener('keydown', (event) => {
      if (event.target === document.body) handleKey(wall, event);
    });
  }
  letDrag(wall, wall);
}

// Scrolls the wall, or the page for a hanging work.
function letDrag(wall: HTMLElement, scroller: HTMLElement): void {
  wall.addEventListener('pointerdown', (event) => {
    // Touch scrolls natively, and text beside a hanging work can be selected.
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if (scroller !== wall && !(event.target instanceof HTMLImageElement)) return;
    delete wall.dataset.steps;
    dragToScroll(scroller, event);
  });
}

function isScroll(wall: HTMLElement): boolean {
  return wall.dataset.wall === 'scroll';
}

function longest(wall: HTMLElement): number {
  return wall.scrollWidth - wall.clientWidth;
}

function followBar(wall: HTMLElement): void {
  const bar = document.querySelector<HTMLInputElement>('[data-wall-bar]');
  if (!bar) return;
  const follow = () => {
    bar.value = `${Math.round((wall.scrollLeft / longest(wall)) * Number(bar.max))}`;
  };
  let frame = 0;
  wall.addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    },
    { passive: true },
  );
  bar.addEventListener('input', () => {
    delete wall.dataset.steps;
    wall.scrollLeft = (Number(bar.value) / Number(bar.max)) * longest(wall);
  });
  new ResizeObserver(follow).observe(wall);
}

// At the ends of the wall, the wheel scrolls the page.
function handleWheel(wall: HTMLElement, event: WheelEvent): void {
  if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const step = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
  const isAtEnd = step > 0 ? wall.scrollLeft >= longest(wall) - 1 : wall.scrollLeft <= 0;
  if (isAtEnd) return;
  event.preventDefault();
  delete wall.dataset.steps;
  wall.scrollLeft += step;
}

// Arrow keys centre the next work, or scroll a long one by a part of the window.
function handleKey(wall: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const to = placeOf(wall, event.key);
  if (to === undefined) return;
  event.preventDefault();
  wall.dataset.steps = '';
  wall.scrollTo({ left: to });
}

function placeOf(wall: HTMLElement, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return longest(wall);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const part = SCROLL_STEP * wall.clientWidth;
  if (isScroll(wall)) return wall.scrollLeft + (key === 'ArrowRight' ? part : -part);
  const frame = wall.getBoundingClientRect();
  const middle = frame.left + frame.width / 2;
  const offsets = [...wall.querySelectorAll('img')].map((image) => {
    const { left, width } = image.getBoundingClientRect();
    return left + width / 2 - middle;
  });
  const ahead =
    key === 'ArrowRight'
      ? offsets.find((offset) => offset > 1)
      : offsets.filter((offset) => offset < -1).at(-1);
  return ahead === undefined ? undefined : wall.scrollLeft + ahead;
}
