import { useDrag } from '@use-gesture/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** A shorter touch scrolls the page. */
const HOLD_MS = 250;

/** So near to the window's edge, dragging scrolls the page. */
const EDGE_PX = 96;

const SCROLL_PX_PER_FRAME = 12;

interface DragOrder {
  readonly bind: (id: number) => object;
  readonly dragged: number | undefined;
  readonly over: number | undefined;
}

/**
 * A finger holds first. Items swap on release, because an element that moves in the DOM loses the finger.
 * Synchronizes with the browser's pointer and touch events.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onDrop: (dragged: number, onto: number) => void,
): DragOrder {
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const point = useRef({ x: 0, y: 0 });
  const bind = useDrag(
    ({ args: [id], xy: [x, y], first, last, tap, canceled, cancel, event }) => {
      // Its buttons must stay usable.
      if (first && (event.target as Element).closest('button')) return cancel();
      point.current = { x, y };
      if (!last) return setDragged(id);
      setDragged(undefined);
      setOver(undefined);
      const onto = itemAt(point.current, list.current);
      const isMeant = !tap && !canceled && event.type !== 'pointercancel';
      if (isMeant && onto !== undefined && onto !== id) onDrop(id, onto);
    },
    {
      preventScroll: HOLD_MS,
      preventScrollAxis: 'xy',
      pointer: { keys: false, capture: false },
    },
  );

  // In every frame, because the page may scroll under a still pointer.
  useEffect(() => {
    if (dragged === undefined) return;
    let frame = requestAnimationFrame(function follow() {
      const { y } = point.current;
      const isLow = y > innerHeight - EDGE_PX;
      if (isLow || y < EDGE_PX) {
        const top = isLow ? SCROLL_PX_PER_FRAME : -SCROLL_PX_PER_FRAME;
        scrollBy({ top, behavior: 'instant' });
      }
      setOver(itemAt(point.current, list.current));
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [dragged, list]);

  return { bind, dragged, over };
}

function itemAt(
  { x, y }: { readonly x: number; readonly y: number },
  list: HTMLElement | null,
): number | undefined {
  const item = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-item]');
  return item && list?.contains(item) ? Number(item.dataset.item) : undefined;
}
