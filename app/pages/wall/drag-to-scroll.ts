/** From so many pixels on a press is a drag, and opens nothing. */
const DRAG_PX = 4;

/**
 * Lets a mouse move what scrolls as a finger does, from the press of an event on until the button is released. A press
 * that was a drag opens nothing.
 */
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
    // Released where nothing is pressed, there is no click to hold.
    setTimeout(() => scroller.removeEventListener('click', hold, { capture: true }));
  };
  scroller.addEventListener('pointermove', move, released);
  scroller.addEventListener('pointerup', release, released);
  scroller.addEventListener('pointercancel', release, released);
}
