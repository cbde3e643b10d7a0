import { type RefObject, useLayoutEffect } from 'react';
import { PINCH_SENSITIVITY_PX, SPEED_WINDOW_MS } from './constants.ts';
import { fromMiddle, isZoomed, type Point, toWindow } from './geometry.ts';
import { type LightboxStore, openIn } from './lightbox-state.ts';
import { type Sample, speedAtEnd, withSample } from './momentum.ts';
import { isTap } from './swipe.ts';

/** The last one comes alone when the captured element has left the page. */
const POINTER_EVENTS = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'lostpointercapture',
] as const;

/** Safari reports pinches on a trackpad by these. */
const GESTURE_EVENTS = ['gesturestart', 'gesturechange', 'gestureend'];

export function useLightboxInput(stage: RefObject<HTMLElement | null>, store: LightboxStore): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const handlePointer = pointerHandler(store);
    const handleGesture = gestureHandler(store);
    for (const type of POINTER_EVENTS) element.addEventListener(type, handlePointer, { signal });
    for (const type of GESTURE_EVENTS) element.addEventListener(type, handleGesture, { signal });
    element.addEventListener('wheel', wheelHandler(store), { signal, passive: false });
    return () => listening.abort();
  }, [stage, store]);
}

type Located = Readonly<Record<'clientX' | 'clientY', number>>;

/** The state knows where the stage is, so nothing is measured during motion. */
function inWindow(store: LightboxStore, { clientX: x, clientY: y }: Located): Point {
  return toWindow(openIn(store.state()).stage, { x, y });
}

function onStage(store: LightboxStore, point: Point): Point {
  return fromMiddle(openIn(store.state()).stage, point);
}

export function pointerHandler(store: LightboxStore): (event: PointerEvent) => void {
  const { dispatch } = store;
  const pointers = new Map<number, Sample>();
  let samples: readonly Sample[] = [];
  let from: Sample | undefined;
  let pinchFromPx: number | undefined;
  /** The other finger of a pinch has left this one. */
  let isRest = false;

  const pinchNow = () => {
    const [a, b] = [...pointers.values()] as [Sample, Sample];
    const origin = onStage(store, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    return { origin, distancePx: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  const startPinch = () => {
    const { origin, distancePx } = pinchNow();
    from = undefined;
    pinchFromPx = distancePx;
    dispatch({ type: 'pinchStart', origin });
  };

  const startDrag = (at: Sample, isAfterPinch: boolean) => {
    from = at;
    samples = [at];
    isRest = isAfterPinch;
  };

  const endDrag = (start: Sample, at: Sample, isTouch: boolean) => {
    const movement = distance(start, at);
    const durationMs = at.timeMs - start.timeMs;
    // A finger that is lifted just after the other has not dragged.
    const isLifted = isRest && durationMs < SPEED_WINDOW_MS;
    const velocity = isLifted ? { x: 0, y: 0 } : speedAtEnd(withSample(samples, at), at.timeMs);
    const drag = { movement, velocity, durationMs };
    const point = onStage(store, at);
    dispatch({ type: 'dragEnd', drag, isTouch, point, timeMs: at.timeMs });
  };

  return (event) => {
    const { type, pointerId: id, timeStamp: timeMs } = event;
    const at = { ...inWindow(store, event), timeMs };
    const isTouch = event.pointerType === 'touch';
    if (type === 'pointerdown') {
      if (event.button !== 0) return;
      (event.target as Element).setPointerCapture(id);
      pointers.set(id, at);
      if (pointers.size > 1) return startPinch();
      startDrag(at, false);
      return dispatch({ type: 'drag', movement: { x: 0, y: 0 }, isTouch });
    }
    if (!pointers.has(id)) return;
    // In a whole image, a finger that stays after a pinch would swipe or close by accident.
    const isIgnored = isRest && !isZoomed(openIn(store.state()).view);
    if (type === 'pointermove') {
      pointers.set(id, at);
      if (pinchFromPx !== undefined) {
        const { origin, distancePx } = pinchNow();
        const sensitivityPx = PINCH_SENSITIVITY_PX;
        dispatch({ type: 'pinch', origin, distancePx: distancePx - pinchFromPx, sensitivityPx });
      } else if (from && !isIgnored) {
        samples = withSample(samples, at);
        dispatch({ type: 'drag', movement: distance(from, at), isTouch });
      }
      return;
    }
    pointers.delete(id);
    if (pointers.size > 1) return startPinch();
    if (pinchFromPx !== undefined) {
      pinchFromPx = undefined;
      dispatch({ type: 'pinchEnd' });
      for (const other of pointers.values()) startDrag({ ...other, timeMs }, true);
    } else if (from) {
      const isStill = isRest && isTap(distance(from, at));
      if (type !== 'pointerup' || isIgnored || isStill) dispatch({ type: 'dragCancel' });
      else endDrag(from, at, isTouch);
      from = undefined;
    }
  };
}

function distance(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Of pixels, lines and pages, in the order of `deltaMode`. */
const WHEEL_UNITS_PX = [1, 40, 800];

/** A longer pause ends a pinch. */
const WHEEL_PINCH_PAUSE_MS = 140;

function wheelHandler(store: LightboxStore): (event: WheelEvent) => void {
  const { dispatch } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endPinch = () => {
    timer = undefined;
    dispatch({ type: 'pinchEnd' });
  };
  return (event) => {
    event.preventDefault();
    const unit = WHEEL_UNITS_PX[event.deltaMode] ?? 1;
    const delta = { x: event.deltaX * unit, y: event.deltaY * unit };
    if (!event.ctrlKey) return dispatch({ type: 'wheel', delta, timeMs: event.timeStamp });
    const origin = onStage(store, inWindow(store, event));
    if (timer === undefined) dispatch({ type: 'pinchStart', origin });
    dispatch({ type: 'wheelZoom', origin, byPx: -delta.y });
    clearTimeout(timer);
    timer = setTimeout(endPinch, WHEEL_PINCH_PAUSE_MS);
  };
}

/** `scale` is relative to its start. */
type GestureEvent = Event & Located & { readonly scale: number };

function gestureHandler(store: LightboxStore): (event: Event) => void {
  const { dispatch } = store;
  return (event) => {
    // Or Safari zooms the page.
    event.preventDefault();
    // Fingers on a screen are pointers too.
    if ('ontouchstart' in window) return;
    const { type, scale } = event as GestureEvent;
    const origin = onStage(store, inWindow(store, event as GestureEvent));
    if (type === 'gestureend') return dispatch({ type: 'pinchEnd' });
    if (type === 'gesturestart') dispatch({ type: 'pinchStart', origin });
    dispatch({ type: 'pinch', origin, distancePx: scale - 1, sensitivityPx: 1 });
  };
}
