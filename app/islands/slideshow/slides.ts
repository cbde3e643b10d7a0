interface Slide {
  /** Unique, although the same work comes again in every round. */
  readonly step: number;
  readonly index: number;
  /** Of its image, once that has loaded. */
  readonly url?: string;
}

/** Times are in milliseconds. */
export interface Slides {
  readonly total: number;
  readonly paceMs: number;
  /** Fades out under the current one. */
  readonly previous?: Slide | undefined;
  /** Missing until the first image has loaded. */
  readonly current?: Slide | undefined;
  /** Missing for a single work, and after all others have failed to load. */
  readonly next?: Slide | undefined;
  readonly isStopped: boolean;
  readonly isHidden: boolean;
  /** The time of the current work counts from here. */
  readonly sinceMs: number;
}

export type SlidesEvent = { readonly nowMs: number } & (
  | { readonly type: 'loaded'; readonly step: number; readonly url: string }
  | { readonly type: 'failed'; readonly step: number }
  | { readonly type: 'due' }
  | { readonly type: 'pause'; readonly isStopped?: boolean; readonly isHidden?: boolean }
  | { readonly type: 'pace'; readonly paceMs: number }
);

const FIRST: Slide = { step: 0, index: 0 };

export function firstSlides(total: number, paceMs: number): Slides {
  return { total, paceMs, next: FIRST, isStopped: false, isHidden: false, sinceMs: 0 };
}

export function reduceSlides(before: Slides, event: SlidesEvent): Slides {
  const slides = apply(before, event);
  const isDue = event.type === 'due' || msToStep(slides, event.nowMs) === 0;
  return isDue ? advance(slides, event.nowMs) : slides;
}

/** Undefined while the show is paused, or waits for an image. */
export function msToStep(slides: Slides, nowMs: number): number | undefined {
  const { total, current, next, paceMs, sinceMs } = slides;
  const isLoading = next && next.url === undefined;
  if (!isRunning(slides) || isLoading || (current && total === 1)) return undefined;
  return next && !current ? 0 : Math.max(0, sinceMs + paceMs - nowMs);
}

export function isRunning({ isStopped, isHidden }: Slides): boolean {
  return !isStopped && !isHidden;
}

/** Not even one image has loaded. The show tries again after the time of one work. */
export function hasFailed({ current, next }: Slides): boolean {
  return !current && !next;
}

function apply(slides: Slides, event: SlidesEvent): Slides {
  const { next, current, total } = slides;
  switch (event.type) {
    case 'loaded':
      return next?.step === event.step ? { ...slides, next: { ...next, url: event.url } } : slides;
    case 'failed': {
      if (next?.step !== event.step || next.url) return slides;
      const after = slideAfter(next, total, current?.index ?? 0);
      const isInTime = event.nowMs < slides.sinceMs + slides.paceMs;
      // After all others have failed, the network may be back later.
      return { ...slides, next: after, sinceMs: after || isInTime ? slides.sinceMs : event.nowMs };
    }
    case 'pause': {
      const { isStopped = slides.isStopped, isHidden = slides.isHidden } = event;
      return { ...slides, isStopped, isHidden, sinceMs: event.nowMs };
    }
    case 'pace':
      return { ...slides, paceMs: event.paceMs };
    case 'due':
      return slides;
  }
}

function advance(slides: Slides, nowMs: number): Slides {
  const { current, next, total } = slides;
  if (!next) return { ...slides, next: current ? slideAfter(current, total) : FIRST };
  return {
    ...slides,
    previous: current,
    current: next,
    next: slideAfter(next, total),
    sinceMs: nowMs,
  };
}

/** Undefined at the end of a round. */
function slideAfter({ step, index }: Slide, total: number, end = index): Slide | undefined {
  const after = (index + 1) % total;
  return after === end ? undefined : { step: step + 1, index: after };
}
