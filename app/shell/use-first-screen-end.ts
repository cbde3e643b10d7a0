import { useMatches } from 'react-router';
import type { PageHandle } from '../lib/page-handle.ts';
import { FOOTER_ID } from './footer.tsx';

/** The id of what the first screen of the page ends with at the latest. */
export function useFirstScreenEnd(): string {
  const { handle, loaderData } = useMatches().at(-1) ?? {};
  const { firstScreenEnd } = (handle ?? {}) as Partial<PageHandle<unknown>>;
  // A page that was not found has no data.
  return (loaderData !== undefined && firstScreenEnd?.(loaderData)) || FOOTER_ID;
}
