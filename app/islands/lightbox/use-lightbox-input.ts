import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { fromMiddle, isZoomed, type Point, toWindow } from './geometry.ts';
import { type LightboxEvent, ZOOM_MAX } from './lightbox-model.ts';
import { type LightboxStore, openIn } from './lightbox-state.ts';
import { type Sample, SPEED_WINDOW_MS, speedAtEnd, withSample } from './momentum.ts';
import { isTap } from './swipe.ts';

/** Spec §9, pinch sensitivity: the change of the finger distance that adds 1 to the scale. */
const PINCH_SENSITIVITY_PX = 250;

/** Spec §9: the same for Ctrl + wheel, which trackpads send for a pinch. */
const CTRL_WHEEL_SENSITIVITY_PX = 1000;

const WHEEL_PINCH_PAUSE_MS = 140;

/** Pixels, lines and pages, by `deltaMode`. */
const WHEEL_UNITS_PX = [1, 40, 800];

const KEY_PAN_PX = 80;

const ZOOM_STEP = 0.5;

export const ZOOM_IN: LightboxEvent = { type: 'zoom', by: ZOOM_STEP };
export const ZOOM_OUT: LightboxEvent = { type: 'zoom', by: -ZOOM_STEP };

const KEY_EVENTS: Readonly<Record<string, LightboxEvent>> = {
  ArrowLeft: { type: 'step', by: -1 },
  ArrowRight: { type: 'step', by: 1 },
  Home: { type: 'go', index: 0 },
  End: { type: 'go', index: Number.MAX_SAFE_INTEGER },
  '+': ZOOM_IN,
  '=': ZOOM_IN,
  '-': ZOOM_OUT,
  '0': { type: 'zoom', by: -ZOOM_MAX },
};

const ZOOMED_KEY_EVENTS: typeof KEY_EVENTS = {
  ...KEY_EVENTS,
  ArrowLeft: { type: 'pan', by: { x: KEY_PAN_PX, y: 0 } },
  ArrowRight: { type: 'pan', by: { x: -KEY_PAN_PX, y: 0 } },
  ArrowUp: { type: 'pan', by: { x: 0, y: KEY_PAN_PX } },
  ArrowDown: { type: 'pan', by: { x: 0, y: -KEY_PAN_PX } },
};

const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ']);

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>;

/** For example, Alt and ← is Back. Shift counts with named keys only, because + and ? are typed with it. */
export function belongsToBrowser({ key, ctrlKey, altKey, metaKey, shiftKey }: Key): boolean {
  return ctrlKey || altKey || metaKey || (shiftKey && key.length > 1);
}

export function eventForKey(key: string, isZoomed: boolean): LightboxEvent | undefined {
  return (isZoomed ? ZOOMED_KEY_EVENTS : KEY_EVENTS)[key];
}

/** Synchronizes with the window, because the focused element may have been removed. */
export function useLightboxKeys(
  store: LightboxStore,
  isShown: boolean,
  { onHelp, onEscape }: Readonly<Record<'onHelp' | 'onEscape', () => void>>,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (belongsToBrowser(event)) return;
    const { key, target } = event;
    const action = eventForKey(key, store.scene().isZoomed);
    if (key === 'Escape') onEscape();
    else if (key === '?') onHelp();
    else if (action) store.dispatch(action);
    else if (target !== document.body || !SCROLL_KEYS.has(key)) return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isShown) return;
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isShown]);
}

export function useLightboxInput(stage: RefObject<HTMLElement | null>, store: LightboxStore): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listening = new AbortController();
    const listen = <E extends Event>(types: string, handle: (event: E) => void) => {
      const options = { signal: listening.signal, passive: false };
      for (const type of types.split(' ')) {
        element.addEventListener(type, handle as (event: Event) => void, options);
      }
    };
    // The last one comes alone when the captured element has left the page.
    const ends = 'pointerup pointercancel lostpointercapture';
    listen(`pointerdown pointermove ${ends}`, pointerHandler(store));
    listen('wheel', wheelHandler(store));
    // Safari reports pinches on a trackpad by these.
    listen('gesturestart gesturechange gestureend', gestureHandler(store));
    return () => listening.abort();
  }, [stage, store]);
}

type Located = Readonly<Record<'clientX' | 'clientY', number>>;

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
  let isAfterPinch = false;

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

  const startDrag = (at: Sample, wasPinch: boolean) => {
    from = at;
    samples = [at];
    isAfterPinch = wasPinch;
  };

  const endDrag = (start: Sample, at: Sample, isTouch: boolean) => {
    const movement = distance(start, at);
    const durationMs = at.timeMs - start.timeMs;
    // A finger that is lifted just after the other has not dragged.
    const isLifted = isAfterPinch && durationMs < SPEED_WINDOW_MS;
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
    const isIgnored = isAfterPinch && !isZoomed(openIn(store.state()).view);
    if (type === 'pointermove') {
      pointers.set(id, at);
      if (pinchFromPx !== undefined) {
        const { origin, distancePx } = pinchNow();
        const by = (distancePx - pinchFromPx) / PINCH_SENSITIVITY_PX;
        dispatch({ type: 'pinch', origin, by });
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
      const isStill = isAfterPinch && isTap(distance(from, at));
      if (type !== 'pointerup' || isIgnored || isStill) dispatch({ type: 'dragCancel' });
      else endDrag(from, at, isTouch);
      from = undefined;
    }
  };
}

function distance(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}

function wheelHandler(store: LightboxStore): (event: WheelEvent) => void {
  const { dispatch } = store;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (event) => {
    event.preventDefault();
    const unit = WHEEL_UNITS_PX[event.deltaMode] ?? 1;
    const delta = { x: event.deltaX * unit, y: event.deltaY * unit };
    if (!event.ctrlKey) return dispatch({ type: 'wheel', delta, timeMs: event.timeStamp });
    const origin = onStage(store, inWindow(store, event));
    dispatch({ type: 'wheelZoom', origin, by: -delta.y / CTRL_WHEEL_SENSITIVITY_PX });
    clearTimeout(timer);
    timer = setTimeout(() => dispatch({ type: 'pinchEnd' }), WHEEL_PINCH_PAUSE_MS);
  };
}

type GestureEvent = Event & Located & { readonly scale: number };

function gestureHandler(store: LightboxStore): (event: GestureEvent) => void {
  const { dispatch } = store;
  return (event) => {
    // Or Safari zooms the page.
    event.preventDefault();
    // Fingers on a screen are pointers too.
    if ('ontouchstart' in window) return;
    const { type, scale } = event;
    const origin = onStage(store, inWindow(store, event));
    if (type === 'gestureend') return dispatch({ type: 'pinchEnd' });
    if (type === 'gesturestart') dispatch({ type: 'pinchStart', origin });
    dispatch({ type: 'pinch', origin, by: scale - 1 });
  };
}
