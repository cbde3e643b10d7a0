import { type ComponentProps, useMemo, useSyncExternalStore } from 'react';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { usePagePath } from '#app/ui/i18n/page-path.ts';

const SHOWN = ['work', 'works', 'news', 'about', 'contacts', 'home', 'post'] as const;

export interface View {
  readonly show: (typeof SHOWN)[number];
  readonly id?: number;
}

export function viewQuery({ show, id }: View): string {
  if (id !== undefined) return `?${show}=${id}`;
  return show === 'work' ? '' : `?${show}`;
}

/** Follows the URL. Until hydration, shows a new work, because the page is prerendered without a query. */
export function useView(): View {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return useMemo(() => {
    const parameters = new URLSearchParams(query);
    const show = SHOWN.find((each) => parameters.has(each)) ?? 'work';
    const id = Number(parameters.get(show));
    return Number.isSafeInteger(id) && id > 0 ? { show, id } : { show };
  }, [query]);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}

export function showView(view: View, { replace = false } = {}): void {
  const url = location.pathname + viewQuery(view);
  history[replace ? 'replaceState' : 'pushState']({ ...history.state, isShown: true }, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}

export function ViewLink({ view, ...props }: ComponentProps<'a'> & { readonly view: View }) {
  return (
    <a
      {...props}
      href={urlOf(usePagePath()) + viewQuery(view)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        showView(view);
      }}
    />
  );
}
