import { useMemo, useSyncExternalStore } from 'react';

export type View =
  | { readonly show: 'work'; readonly id?: number }
  | { readonly show: 'post'; readonly id?: number }
  | { readonly show: 'works' | 'news' | 'about' | 'contacts' | 'home' };

const LISTS_AND_PAGES = ['works', 'news', 'about', 'contacts', 'home'] as const;

/** @example viewQuery({ show: 'work', id: 12 }) // '?work=12' */
export function viewQuery(view: View): string {
  if (view.show === 'work' || view.show === 'post') {
    if (view.show === 'work' && view.id === undefined) return '';
    return `?${view.show}=${view.id ?? 'new'}`;
  }
  return `?edit=${view.show}`;
}

function parseView(query: string): View {
  const parameters = new URLSearchParams(query);
  const edited = LISTS_AND_PAGES.find((each) => each === parameters.get('edit'));
  if (edited) return { show: edited };
  const show = parameters.has('post') ? 'post' : 'work';
  const id = Number(parameters.get(show));
  return Number.isSafeInteger(id) && id > 0 ? { show, id } : { show };
}

/** Synchronizes with the URL. A new work until hydration, because the page is prerendered without a query. */
export function useView(): View {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => parseView(query), [query]);
}

/** Adds a history entry unless it replaces the current one. */
export function showView(view: View, { replace = false } = {}): void {
  const url = location.pathname + viewQuery(view);
  const state = { isShown: true };
  if (replace) history.replaceState(state, '', url);
  else history.pushState(state, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}
