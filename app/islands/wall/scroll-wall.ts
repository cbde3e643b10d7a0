import { wallKind } from '#app/ui/page-attributes.ts';

const LINE_PX = 16;

const SCROLL_STEP = 0.4;

const DRAG_PX = 4;

export function scrollWall(wall: HTMLElement, bar: HTMLInputElement | null): void {
  dragToScroll(wall);
  if (bar) connectBar(wall, bar);
  wall.addEventListener('wheel', (event) => handleWheel(wall, event), { passive: false });
  // The page of an unrolled work has no other content for the keys.
  const target = wallKind.read(wall) === 'scroll' ? document : wall;
  target.addEventListener('keydown', (event) => handleKey(wall, event as KeyboardEvent));
}

export function dragToScroll(area: HTMLElement): void {
  let start: { readonly x: number; readonly y: number } | undefined;
  let isDrag = false;
  area.addEventListener('dragstart', (event) => event.preventDefault());
  area.addEventListener('pointerdown', ({ pointerType, button, clientX, clientY }) => {
    isDrag = false;
    const isGrabbed = pointerType === 'mouse' && button === 0;
    start = isGrabbed ? { x: area.scrollLeft + clientX, y: area.scrollTop + clientY } : undefined;
  });
  area.addEventListener('pointermove', ({ clientX, clientY, buttons, pointerId }) => {
    if (!start || buttons !== 1) return;
    const left = start.x - clientX;
    const top = start.y - clientY;
    isDrag ||= Math.hypot(left - area.scrollLeft, top - area.scrollTop) >= DRAG_PX;
    if (!isDrag) return;
    area.setPointerCapture(pointerId);
    area.scrollTo({ left, top, behavior: 'instant' });
  });
  const preventClick = (event: MouseEvent) => {
    // Keys click too, with a `detail` of 0.
    if (!isDrag || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  area.addEventListener('click', preventClick, { capture: true });
}

function connectBar(wall: HTMLElement, bar: HTMLInputElement): void {
  const scale = () => Number(bar.max) / Math.max(1, wall.scrollWidth - wall.clientWidth);
  const update = () => {
    bar.value = `${wall.scrollLeft * scale()}`;
  };
  wall.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(() => {
    bar.style.setProperty('--shown', (wall.clientWidth / wall.scrollWidth).toFixed(4));
    update();
  }).observe(wall);
  bar.addEventListener('input', () => {
    wall.scrollLeft = Number(bar.value) / scale();
  });
}

function handleWheel(wall: HTMLElement, event: WheelEvent): void {
  if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const step = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
  const before = wall.scrollLeft;
  wall.scrollBy({ left: step, behavior: 'instant' });
  if (wall.scrollLeft !== before) event.preventDefault();
}

function handleKey(wall: HTMLElement, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const step = SCROLL_STEP * wall.clientWidth;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -step,
    ArrowRight: step,
    Home: -wall.scrollWidth,
    End: wall.scrollWidth,
  };
  const left = steps[event.key];
  if (left === undefined) return;
  event.preventDefault();
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  wall.scrollBy({ left, behavior: isCalm ? 'instant' : 'smooth' });
}
