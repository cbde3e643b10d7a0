// From this distance to the edge of the window, dragging scrolls.
const EDGE_PX = 100;

// Pixels a frame, for each pixel beyond.
const SCROLL_SPEED = 0.2;

/** Until the pointer is released. `onMove` gets the new index in the list of the item. */
export function dragItem(
  item: HTMLElement,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  onMove: (to: number) => void,
): void {
  const released = new AbortController();
  let pointer = { clientX, clientY };
  let frame = 0;
  const update = () => {
    const to = indexAt(item, pointer.clientX, pointer.clientY);
    if (to !== undefined) onMove(to);
  };
  const scroll = () => {
    const { clientY: y } = pointer;
    const beyond = Math.min(0, y - EDGE_PX) + Math.max(0, y - innerHeight + EDGE_PX);
    if (beyond !== 0) {
      scrollBy({ top: beyond * SCROLL_SPEED, behavior: 'instant' });
      update();
    }
    frame = requestAnimationFrame(scroll);
  };
  const release = () => {
    released.abort();
    cancelAnimationFrame(frame);
    delete item.dataset.dragged;
  };
  const handleMove = (event: PointerEvent) => {
    pointer = event;
    update();
  };
  addEventListener('pointermove', handleMove, released);
  addEventListener('pointerup', release, released);
  addEventListener('pointercancel', release, released);
  item.dataset.dragged = '';
  scroll();
}

// Past the middle of another item only: items of different sizes would change places at every move.
function indexAt(item: HTMLElement, x: number, y: number): number | undefined {
  const items = [...(item.parentElement?.children ?? [])];
  const boxes = items.map((each) => each.getBoundingClientRect());
  const from = items.indexOf(item);
  const to = boxes.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
  const [own, other] = [boxes[from], boxes[to]];
  if (!own || !other || to === from) return undefined;
  const isSameRow = Math.abs(own.top - other.top) < 1;
  const share = isSameRow ? (x - other.left) / other.width : (y - other.top) / other.height;
  return (to > from ? share > 0.5 : share < 0.5) ? to : undefined;
}
