/** Times are in milliseconds. Step 0 shows the first work, and works repeat after `total` steps. */
export interface Slides {
  readonly total: number;
  readonly paceMs: number;
  readonly previous?: number | undefined;
  readonly current?: number | undefined;
  /** Missing for a single work, and after all others have failed to load. */
  readonly next?: number | undefined;
  readonly isNextLoaded: boolean;
  readonly isStopped: boolean;
  readonly isHidden: boolean;
  readonly sinceMs: number;
}

export type SlidesEvent =
  | { readonly type: 'loaded' | 'failed'; readonly step: number }
  | { readonly type: 'due' }
  | { readonly type: 'pause'; readonly isStopped?: boolean; readonly isHidden?: boolean }
  | { readonly type: 'pace'; readonly paceMs: number };

type TimedEvent = SlidesEvent & { readonly nowMs: number };

export function timed(event: SlidesEvent): TimedEvent {
  return { ...event, nowMs: performance.now() };
}

export function firstSlides(total: number, paceMs: number): Slides {
  const isPaused = { isStopped: false, isHidden: false };
  return { total, paceMs, next: 0, isNextLoaded: false, ...isPaused, sinceMs: 0 };
}

export function reduceSlides(before: Slides, event: TimedEvent): Slides {
  const slides = apply(before, event);
  const isDue = event.type === 'due' || msToStep(slides, event.nowMs) === 0;
  return isDue ? advance(slides, event.nowMs) : slides;
}

export function msToStep(slides: Slides, nowMs: number): number | undefined {
  const { total, current, next, isNextLoaded, paceMs, sinceMs } = slides;
  const isWaiting = next === undefined ? current !== undefined && total === 1 : !isNextLoaded;
  if (!isRunning(slides) || isWaiting) return undefined;
  return current === undefined && isNextLoaded ? 0 : Math.max(0, sinceMs + paceMs - nowMs);
}

export function isRunning({ isStopped, isHidden }: Slides): boolean {
  return !isStopped && !isHidden;
}

export function hasFailed({ current, next }: Slides): boolean {
  return current === undefined && next === undefined;
}

function apply(slides: Slides, event: TimedEvent): Slides {
  const { next, isNextLoaded, current = 0, total, sinceMs, paceMs } = slides;
  switch (event.type) {
    case 'loaded':
      return next === event.step ? { ...slides, isNextLoaded: true } : slides;
    case 'failed': {
      if (next !== event.step || isNextLoaded) return slides;
      if (next + 1 < current + total) return { ...slides, next: next + 1 };
      const isInTime = event.nowMs < sinceMs + paceMs;
      return { ...slides, next: undefined, sinceMs: isInTime ? sinceMs : event.nowMs };
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
  if (next === undefined) return { ...slides, next: current === undefined ? 0 : current + 1 };
  const steps = { previous: current, current: next, next: total > 1 ? next + 1 : undefined };
  return { ...slides, ...steps, isNextLoaded: false, sinceMs: nowMs };
}

const QUERY = 'quiet';

export const PACE = { least: 10, most: 120, usual: 30 } as const; // seconds

export function paceOf(search: string): number | undefined {
  const value = new URLSearchParams(search).get(QUERY);
  if (value === null) return undefined;
  if (!/^\d{1,6}$/.test(value)) return PACE.usual;
  return Math.min(PACE.most, Math.max(PACE.least, Number(value)));
}

export function withPace(search: string, seconds: number | undefined): string {
  const params = new URLSearchParams(search);
  if (seconds === undefined) params.delete(QUERY);
  else params.set(QUERY, `${seconds}`);
  const query = `${params}`.replaceAll('%2C', ','); // as selections write them
  return query && `?${query}`;
}
