import { SelectionPage } from '#app/pages/selection/selection-page.tsx';
import type { FoundPage } from './route.ts';

/** The visitor's choice of works: the same document for everybody. */
export function selectionPage(): FoundPage {
  return { content: <SelectionPage /> };
}
