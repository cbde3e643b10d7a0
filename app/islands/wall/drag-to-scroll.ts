// From this distance a press is a drag and opens nothing.
const DRAG_PX = 4;

/** For the mouse only: touch scrolls natively. */
export function dragToScroll(scroller: HTMLElement, press: PointerEvent): void {
  const start = { x: press.clientX, y: press.clientY };
  const from = { left: scroller.scrollLeft, top: scroller.scrollTop };
  const released = new AbortController();
  let isDrag = false;
  const move = ({ clientX, clientY }: PointerEvent) => {
    const way = Math.hypot(clientX - start.x, clientY - start.y);
    if (!isDrag && way < DRAG_PX) return;
    if (!isDrag) scroller.setPointerCapture(press.pointerId);
    isDrag = true;
    scroller.scrollLeft = from.left + start.x - clientX;
    scroller.scrollTop = from.top + start.y - clientY;
  };
  const release = () => {
    released.abort();
    if (!isDrag) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    scroller.addEventListener('click', hold, { capture: true, once: true });
    // Released over no element, there is no click to suppress.
    setTimeout(() => scroller.removeEventListener('click', hold, { capture: true }));
  };
  scroller.addEventListener('pointermove', move, released);
  scroller.addEventListener('pointerup', release, released);
  scroller.addEventListener('pointercancel', release, released);
}
