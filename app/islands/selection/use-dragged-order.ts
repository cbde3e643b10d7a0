import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export type BeginDrag = (event: PointerEvent<HTMLElement>) => void;

/** Synchronizes with the pointer and the list layout. `placeOf` returns the current index of a work. */
export function useDraggedOrder(
  list: RefObject<HTMLOListElement | null>,
  placeOf: (id: number) => number,
  onMove: (from: number, to: number) => void,
): (id: number) => BeginDrag {
  const dragged = useRef<number>(undefined);
  const follow = useEffectEvent(({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (dragged.current === undefined) return;
    const over = [...(list.current?.children ?? [])].find((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    const from = placeOf(dragged.current);
    const to = Number((over as HTMLElement | undefined)?.dataset.place ?? from);
    if (to !== from) onMove(from, to);
  });
  useEffect(() => {
    const handleMove = (event: globalThis.PointerEvent) => follow(event);
    const release = () => {
      dragged.current = undefined;
    };
    addEventListener('pointermove', handleMove);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointermove', handleMove);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, []);
  return (id) => (event) => {
    if (event.button !== 0) return;
    // Prevents text selection.
    event.preventDefault();
    dragged.current = id;
  };
}
