import { useSyncExternalStore } from 'react';

/** The parts of the studio besides the works. */
export const STUDIO_VIEWS = ['news', 'about', 'contacts', 'heroes'] as const;

type StudioPlace = (typeof STUDIO_VIEWS)[number];

/** What `/add` shows, as its address says: the works' form, or a part of the studio. */
export interface StudioView {
  /** Missing for the works. */
  readonly edit?: StudioPlace | undefined;
  /** Of the news: a post by its id, or `new`. */
  readonly post?: string;
}

/** The query of the address that shows a part. */
export function viewQuery(view: { readonly edit: StudioPlace; readonly post?: string }): string {
  return `?${new URLSearchParams({ ...view })}`;
}

/**
 * What the address asks for; the works until React has taken the page over, as it is rendered without a query.
 *
 * Synchronizes with the browser's address.
 */
export function useStudioView(): StudioView {
  const query = useSyncExternalStore(listen, currentQuery, noQuery);
  const parameters = new URLSearchParams(query);
  const edit = STUDIO_VIEWS.find((each) => each === parameters.get('edit'));
  const post = parameters.get('post');
  return { ...(edit && { edit }), ...(post !== null && { post }) };
}

/** Puts another view into the address of this page, without a step back to the one before. */
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
