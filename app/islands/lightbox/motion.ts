import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { fromMiddle, type Size, type Stage, type View } from './geometry.ts';
import type { Open } from './lightbox-model.ts';
import { type LightboxStore, openIn } from './lightbox-state.ts';

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function useStageSize(stage: RefObject<HTMLElement | null>, store: LightboxStore): void {
  useLayoutEffect(() => {
    const element = stage.current;
    const root = element?.parentElement;
    if (!element || !root) return;
    const measure = () => store.dispatch({ type: 'resize', stage: stageIn(element, root) });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(root);
    const listening = new AbortController();
    for (const type of ['resize', 'scroll']) {
      visualViewport?.addEventListener(type, measure, { signal: listening.signal });
    }
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [stage, store]);
}

function stageIn(element: HTMLElement, root: HTMLElement): Stage {
  const { clientWidth: width, clientHeight: height, offsetLeft, offsetTop } = element;
  const window = { width: root.clientWidth, height: root.clientHeight };
  const x = (window.width - width) / 2 - offsetLeft;
  const y = (window.height - height) / 2 - offsetTop;
  return { width, height, window: { ...window, x, y }, seen: fitIntoSeen(root) };
}

function fitIntoSeen(root: HTMLElement): View | undefined {
  const { offsetLeft: x = 0, offsetTop: y = 0, scale = 1 } = visualViewport ?? {};
  const isEnlarged = scale > 1.01;
  root.toggleAttribute('data-enlarged', isEnlarged);
  if (!isEnlarged) return undefined;
  writeNumbers(root, { 'seen-x': x, 'seen-y': y, 'seen-scale': scale });
  return { x, y, scale };
}

/** Past React, whose render takes a slow phone half of each frame. */
export function useMotion(
  element: RefObject<HTMLElement | null>,
  store: LightboxStore,
  write: (element: HTMLElement, state: Open) => void,
): void {
  const writeNow = useEffectEvent(() => {
    if (element.current) write(element.current, openIn(store.state()));
  });
  useLayoutEffect(() => {
    writeNow();
    return store.subscribe(() => writeNow());
  }, [store]);
}

export function writeNumbers({ style }: HTMLElement, numbers: Record<string, number>): void {
  for (const [name, value] of Object.entries(numbers)) {
    const text = String(value);
    if (style.getPropertyValue(`--${name}`) !== text) style.setProperty(`--${name}`, text);
  }
}

export function useGlide(store: LightboxStore): void {
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      const state = store.state();
      if (state.status === 'closed' || state.gesture.kind !== 'glide') return;
      if (prefersReducedMotion()) store.dispatch({ type: 'finishGlide' });
      else frame = requestAnimationFrame((timeMs) => store.dispatch({ type: 'frame', timeMs }));
    };
    follow();
    const unsubscribe = store.subscribe(follow);
    return () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    };
  }, [store]);
}

/** Keeps less urgent work out of the next frame. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const GROWTH_MS = 280; // as in the stylesheet

/** `instead` replaces another open image; a rectangle is that of the thumbnail that grows. */
export type Entrance = 'fade' | 'instead' | DOMRect;

export function entranceFrom(opener: Element | undefined): Entrance {
  const image = opener?.querySelector('img');
  const from = image?.getBoundingClientRect();
  const isInSight = from && from.bottom > 0 && from.top < window.innerHeight;
  const isEnlarged = visualViewport && visualViewport.scale > 1;
  if (!isInSight || isEnlarged || prefersReducedMotion()) return 'fade';
  // Otherwise the original would show beside the copy that grows out of it.
  image?.animate({ visibility: ['hidden', 'hidden'] }, GROWTH_MS);
  return from;
}

/** Not a view transition, whose capture of the page would double the time of a press. */
export function useGrowth(
  frame: RefObject<HTMLElement | null>,
  entrance: Entrance | undefined,
  stage: Stage,
  fitted: Size,
): void {
  const isShown = entrance !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it appears once.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || typeof entrance !== 'object') return;
    const { x, y, width, height } = entrance;
    const from = fromMiddle(stage, { x: x + width / 2, y: y + height / 2 });
    writeNumbers(element, {
      'from-x': from.x,
      'from-y': from.y,
      'from-scale': width / fitted.width,
    });
    element.dataset.grows = '';
  }, [isShown]);
}

/** Call `cancel` before another opening: two elements with one name would cancel each other. */
export function startClosing() {
  const closing = new AbortController();
  const { signal } = closing;
  let transition: ViewTransition | undefined;

  // Until the end, a click reaches the dialog or the root, never the link under it.
  const click = new Promise<MouseEvent>((resolve) => {
    const handleClick = (event: MouseEvent) => {
      const target = event.target as Element;
      // A double-click on the close button means nothing more.
      if (event.detail === 1 && target.matches('html, dialog, dialog *')) resolve(event);
    };
    // Not at the click that closes, which is past this phase.
    addEventListener('click', handleClick, { capture: true, signal });
  });

  const hide = (opener: HTMLElement | undefined, update: () => void) => {
    if (transition) return;
    const image = opener?.querySelector('img');
    const nameImage = (name: string) => image?.style.setProperty('view-transition-name', name);
    const change = () => {
      // Another image may have opened before the browser ran this.
      if (signal.aborted) return;
      flushSync(update);
      opener?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      opener?.focus({ preventScroll: true });
      nameImage('painting');
    };
    signal.addEventListener('abort', () => {
      transition?.skipTransition();
      nameImage('');
    });
    if (!prefersReducedMotion() && 'startViewTransition' in document) {
      transition = document.startViewTransition(change);
      // A hidden or resized window skips the movement, not the change.
      transition.ready.catch(() => {});
      transition.finished.finally(() => closing.abort());
    } else {
      change();
      closing.abort();
    }
    click.then(async ({ clientX: x, clientY: y }) => {
      transition?.skipTransition();
      await transition?.updateCallbackDone;
      (document.elementFromPoint(x, y) as HTMLElement | null)?.click();
    });
  };
  return { hide, cancel: () => closing.abort() };
}
