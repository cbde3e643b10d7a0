import { useLocation } from 'react-router';

/** The address of the page without query and base path. It is prerendered with a slash at its end, and has none. */
export function usePagePath(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}
