import { useEffect, useReducer } from 'react';
import { beginShow, reduceShow, type Show, type ShowEvent, timeToStep } from './quiet-show.ts';

/** Synchronizes with the clock and the visibility of the tab. */
export function useShow(total: number, paceMs: number): [Show, (event: ShowEvent) => void] {
  const [show, dispatch] = useReducer(
    (before: Show, { event, now }: { event: ShowEvent; now: number }) =>
      reduceShow(before, event, now),
    undefined,
    () => beginShow(total, paceMs, performance.now()),
  );
  const tell = (event: ShowEvent) => dispatch({ event, now: performance.now() });

  useEffect(() => {
    const rest = timeToStep(show);
    if (rest === undefined) return;
    const passed = performance.now() - show.lookedAt;
    const timer = setTimeout(
      () => dispatch({ event: { type: 'due' }, now: performance.now() }),
      rest - passed,
    );
    return () => clearTimeout(timer);
  }, [show]);

  useEffect(() => {
    const look = () =>
      dispatch({ event: { type: document.hidden ? 'hide' : 'see' }, now: performance.now() });
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  return [show, tell];
}
