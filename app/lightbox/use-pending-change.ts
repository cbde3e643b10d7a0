import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../hooks/after-paint.ts';

/** Browsers refuse an address that changes more than a hundred times in half a minute. */
const ADDRESS_PAUSE_MS = 150;

/** What the address has to be told: one more history entry, another picture in the same one, or none any more. */
export type AddressChange =
  | { readonly kind: 'open' | 'page'; readonly index: number }
  | { readonly kind: 'close' };

interface Pending {
  readonly change: AddressChange;
  readonly giveUp: () => void;
}

interface PendingChange {
  /** What is still to be told. */
  readonly kind: () => AddressChange['kind'] | undefined;
  /** Tells it soon, in place of what was to be told before. */
  readonly plan: (change: AddressChange) => void;
  readonly drop: () => void;
}

/**
 * What the address is told after the screen has shown it.
 *
 * The outside system is the browser's history: whoever goes Back or Forward has another address by then, and what the
 * one before should have been told would undo it. The page hears of the new one only later.
 */
export function usePendingChange(make: (change: AddressChange) => void): PendingChange {
  const location = useLocation();
  const pending = useRef<Pending>(undefined);
  const isLeaving = useRef(false);
  const makeNow = useEffectEvent(make);

  const drop = () => {
    pending.current?.giveUp();
    pending.current = undefined;
  };
  const plan = (change: AddressChange) => {
    drop();
    if (isLeaving.current) return;
    const wait = change.kind === 'page' ? afterPause : afterPaint;
    const giveUp = wait(() => {
      pending.current = undefined;
      makeNow(change);
    });
    pending.current = { change, giveUp };
  };

  const dropAll = useEffectEvent(drop);
  useEffect(() => {
    const leave = () => {
      isLeaving.current = true;
      dropAll();
    };
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      dropAll();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is waited for.
  useEffect(() => {
    isLeaving.current = false;
  }, [location]);

  return { kind: () => pending.current?.change.kind, plan, drop };
}

function afterPause(work: () => void): () => void {
  const timer = setTimeout(work, ADDRESS_PAUSE_MS);
  return () => clearTimeout(timer);
}
