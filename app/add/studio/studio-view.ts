import { useSyncExternalStore } from 'react';

export const STUDIO_VIEWS = ['news', 'about', 'contacts', 'heroes'] as const;

type StudioPlace = (typeof STUDIO_VIEWS)[number];

export interface StudioView {
  /** Missing for the works. */
  readonly edit?: StudioPlace | undefined;
  /** For news: the id of a post, or `new`. */
  readonly post?: string;
}

export function viewQuery(view: { readonly edit: StudioPlace; readonly post?: string }): string {
  return `?${new URLSearchParams({ ...view })}`;
}

/** The works until hydration, because the page is prerendered without a query. Synchronizes with the URL. */
export function useStudioView(): StudioView {
  const query = useSyncExternalStore(listen, currentQuery, noQuery);
  const parameters = new URLSearchParams(query);
  const edit = STUDIO_VIEWS.find((each) => each === parameters.get('edit'));
  const post = parameters.get('post');
  return { ...(edit && { edit }), ...(post !== null && { post }) };
}

/** Adds no history entry. */
export function replaceView(view: Parameters<typeof viewQuery>[0]): void {
  history.replaceState(history.state, '', viewQuery(view));
  dispatchEvent(new PopStateEvent('popstate'));
}

function listen(hear: () => void): () => void {
  addEventListener('popstate', hear);
  return () => removeEventListener('popstate', hear);
}

function currentQuery(): string {
  return location.search;
}

function noQuery(): string {
  return '';
}
