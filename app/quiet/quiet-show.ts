/**
 * A show of one picture after the other, from the last on to the first. Pictures are told by their places, counted from
 * 0, times in milliseconds.
 */
export interface Show {
  readonly total: number;
  /** For how long each is shown. */
  readonly paceMs: number;
  /** On screen; nothing until the first has come. */
  readonly place: number | undefined;
  /** What it fades over. */
  readonly left: number | undefined;
  /** What is being made ready; nothing where there is no other, or none has come. */
  readonly next: number | undefined;
  readonly isNextReady: boolean;
  /** So many have not come one after the other. */
  readonly failures: number;
  /** Whether the visitor has stopped it. */
  readonly isStopped: boolean;
  /** Whether nobody can see it: the tab is hidden. */
  readonly isHidden: boolean;
  /** What was left of the time of the picture on screen when the clock was last looked at. */
  readonly restMs: number;
  readonly lookedAt: number;
}

export type ShowEvent =
  /** A picture has come, or it will not. */
  | { readonly type: 'ready' | 'failed'; readonly place: number }
  /** The time of {@link timeToStep} is over. */
  | { readonly type: 'due' }
  | { readonly type: 'stop' | 'goOn' | 'hide' | 'see' }
  | { readonly type: 'pace'; readonly paceMs: number };

/** A show that waits for its first picture. */
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

/** What an event makes of a show. */
export function reduceShow(before: Show, event: ShowEvent, now: number): Show {
  return stepIfDue(hear(lookAtClock(before, now), event));
}

/** Whether time passes for the picture on screen. */
export function isRunning({ isStopped, isHidden }: Pick<Show, 'isStopped' | 'isHidden'>): boolean {
  return !isStopped && !isHidden;
}

/** After how many milliseconds something is due; nothing while the clock rests, or what is due has not come yet. */
export function timeToStep(show: Show): number | undefined {
  return isRunning(show) && show.restMs > 0 ? show.restMs : undefined;
}

/** Whether none of its pictures has come: they are asked for again when the time of one is over. */
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

/** A picture that does not come is left out, this time; when none of the others comes, the one on screen stays. */
function skip(show: Show, failed: number): Show {
  const failures = show.failures + 1;
  const others = show.place === undefined ? show.total : show.total - 1;
  if (failures >= others) {
    // There may be a network again when this one's time is over.
    return { ...show, next: undefined, failures: 0, restMs: show.restMs || show.paceMs };
  }
  return { ...show, failures, next: following(failed, show) };
}

function stepIfDue(show: Show): Show {
  if (!isRunning(show) || show.restMs > 0) return show;
  const { place, next, total, paceMs } = show;
  if (next === undefined) {
    const again = place === undefined && total > 0 ? 0 : following(place, show);
    // Where there is something to wait for, it is shown as soon as it comes.
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

/** The place after another one that is not on screen itself; nothing where there is only one picture. */
function following(
  from: number | undefined,
  { place, total }: Pick<Show, 'place' | 'total'>,
): number | undefined {
  if (from === undefined || total < 2) return undefined;
  const after = (from + 1) % total;
  return after === place ? (after + 1) % total : after;
}
