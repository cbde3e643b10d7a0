import { useDrag } from '@use-gesture/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a finger stays on an item before it draws that, and no longer scrolls the page. */
const HOLD_MS = 250;

/** So near to the upper or lower edge of the window, what is drawn makes the page scroll. */
const EDGE_PX = 96;

const SCROLL_PX_PER_FRAME = 12;

interface DragOrder {
  /** What an item's element is to have besides `data-item`. */
  readonly bind: (id: number) => object;
  readonly dragged: number | undefined;
  /** The item onto whose place it would come. */
  readonly over: number | undefined;
}

/**
 * Lets items of a list be drawn onto each other's places, by mouse or by a finger that stays for a moment first. They
 * change places when they are let go: an element that moves in the page loses the finger.
 *
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
      // Its buttons are pressed, not drawn.
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

  // At every frame: under a pointer that stays, the page may scroll.
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
