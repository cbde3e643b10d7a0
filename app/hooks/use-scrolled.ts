import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled above zero. The outside system is the window's scroll position. */
export function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

function isScrolled(): boolean {
  return window.scrollY > 0;
}
