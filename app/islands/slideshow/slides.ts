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
  readonly failures: number;
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

export function firstSlides(total: number, paceMs: number): Slides {
  const next = { step: 0, index: 0 };
  return { total, paceMs, next, failures: 0, isStopped: false, isHidden: false, sinceMs: 0 };
}

export function reduceSlides(before: Slides, event: SlidesEvent): Slides {
  if (event.type === 'due') return advance(before, event.nowMs);
  const slides = apply(before, event);
  return msToStep(slides, event.nowMs) === 0 ? advance(slides, event.nowMs) : slides;
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

function apply(slides: Slides, event: Exclude<SlidesEvent, { type: 'due' }>): Slides {
  const { next, current, total } = slides;
  const { nowMs } = event;
  switch (event.type) {
    case 'loaded':
      if (!next || event.step !== next.step) return slides;
      return { ...slides, next: { ...next, url: event.url }, failures: 0 };
    case 'failed': {
      if (!next || event.step !== next.step || next.url) return slides;
      const failures = slides.failures + 1;
      if (failures < (current ? total - 1 : total)) {
        return { ...slides, failures, next: slideAfter(next, slides) };
      }
      // The network may be back later.
      const sinceMs = msToStep({ ...slides, next: undefined }, nowMs) ? slides.sinceMs : nowMs;
      return { ...slides, failures: 0, next: undefined, sinceMs };
    }
    case 'pause': {
      const { isStopped = slides.isStopped, isHidden = slides.isHidden } = event;
      return { ...slides, isStopped, isHidden, sinceMs: nowMs };
    }
    case 'pace':
      return { ...slides, paceMs: event.paceMs };
  }
}

function advance(slides: Slides, nowMs: number): Slides {
  const { current, next } = slides;
  if (!next) return { ...slides, next: slideAfter(current, slides) };
  return {
    ...slides,
    previous: current,
    current: next,
    next: slideAfter(next, { ...slides, current: next }),
    sinceMs: nowMs,
  };
}

function slideAfter(slide: Slide | undefined, { total, current }: Slides): Slide | undefined {
  if (!slide) return { step: 0, index: 0 };
  if (total === 1) return undefined;
  const index = (slide.index + 1) % total;
  const skipped = index === current?.index ? 1 : 0;
  return { step: slide.step + 1, index: (index + skipped) % total };
}
