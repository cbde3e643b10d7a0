/** A looping slideshow. Indexes count from 0; times are in milliseconds. */
export interface Show {
  readonly total: number;
  readonly paceMs: number;
  /** Missing until the first image has loaded. */
  readonly place: number | undefined;
  /** The previous image, which `place` fades over. */
  readonly left: number | undefined;
  /** Loading, or ready. Missing for a single image, and when all loads have failed. */
  readonly next: number | undefined;
  readonly isNextReady: boolean;
  readonly failures: number;
  readonly isStopped: boolean;
  readonly isHidden: boolean;
  /** Remaining time of the current image, as of `lookedAt`. */
  readonly restMs: number;
  readonly lookedAt: number;
}

export type ShowEvent =
  | { readonly type: 'ready' | 'failed'; readonly place: number }
  /** The time of {@link timeToStep} is over. */
  | { readonly type: 'due' }
  | { readonly type: 'stop' | 'goOn' | 'hide' | 'see' }
  | { readonly type: 'pace'; readonly paceMs: number };

export function beginShow(total: number, paceMs: number, now: number): Show {
  return {
    total,
    paceMs,
    place: undefined,
    left: undefined,
    next: total > 0 ? 0 : undefined,
    isNextReady: false,
    failures: 0,
    isStopped: false,
    isHidden: false,
    restMs: 0,
    lookedAt: now,
  };
}

export function reduceShow(before: Show, event: ShowEvent, now: number): Show {
  return stepIfDue(hear(lookAtClock(before, now), event));
}

export function isRunning({ isStopped, isHidden }: Pick<Show, 'isStopped' | 'isHidden'>): boolean {
  return !isStopped && !isHidden;
}

/** Milliseconds; undefined while paused, and while the next image is still loading. */
export function timeToStep(show: Show): number | undefined {
  return isRunning(show) && show.restMs > 0 ? show.restMs : undefined;
}

/** No image has loaded; the show tries again after the time of one image. */
export function hasFailed({ place, next, total }: Show): boolean {
  return place === undefined && next === undefined && total > 0;
}

function lookAtClock(show: Show, now: number): Show {
  const passed = isRunning(show) ? now - show.lookedAt : 0;
  return { ...show, restMs: Math.max(0, show.restMs - passed), lookedAt: now };
}

function hear(show: Show, event: ShowEvent): Show {
  switch (event.type) {
    case 'ready':
      return event.place === show.next ? { ...show, isNextReady: true, failures: 0 } : show;
    case 'failed':
      return event.place === show.next && !show.isNextReady ? skip(show, event.place) : show;
    case 'due':
      return show;
    case 'stop':
    case 'goOn':
      return { ...show, isStopped: event.type === 'stop' };
    case 'hide':
    case 'see':
      return { ...show, isHidden: event.type === 'hide' };
    case 'pace': {
      if (show.place === undefined) return { ...show, paceMs: event.paceMs };
      const shownMs = show.paceMs - show.restMs;
      return { ...show, paceMs: event.paceMs, restMs: Math.max(0, event.paceMs - shownMs) };
    }
  }
}

/** Skips the image for this round. When all others fail too, the current image stays. */
function skip(show: Show, failed: number): Show {
  const failures = show.failures + 1;
  const others = show.place === undefined ? show.total : show.total - 1;
  if (failures >= others) {
    // The network may be back when the time of this image is over.
    return { ...show, next: undefined, failures: 0, restMs: show.restMs || show.paceMs };
  }
  return { ...show, failures, next: following(failed, show) };
}

function stepIfDue(show: Show): Show {
  if (!isRunning(show) || show.restMs > 0) return show;
  const { place, next, total, paceMs } = show;
  if (next === undefined) {
    const again = place === undefined && total > 0 ? 0 : following(place, show);
    // A loading image appears as soon as it is ready.
    return { ...show, next: again, restMs: again === undefined ? paceMs : 0 };
  }
  if (!show.isNextReady) return show;
  return {
    ...show,
    place: next,
    left: place,
    next: following(next, { place: next, total }),
    isNextReady: false,
    restMs: paceMs,
  };
}

function following(
  from: number | undefined,
  { place, total }: Pick<Show, 'place' | 'total'>,
): number | undefined {
  if (from === undefined || total < 2) return undefined;
  const after = (from + 1) % total;
  return after === place ? (after + 1) % total : after;
}
