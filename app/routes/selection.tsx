import { newestWorks } from '#app/data/works.server.ts';
import { readEdition } from '#app/document/site.ts';
import { SelectionPage } from '#app/pages/selection/selection-page.tsx';
import type { FoundPage, PageRequest } from './route.ts';

/** So many works show where a selection begins. */
const SHOWN_COUNT = 5;

/** The visitor's choice of works: the same document for everybody. */
export function selectionPage({ language }: PageRequest<'/selection'>): FoundPage {
  const { identity } = readEdition(language);
  return {
    content: <SelectionPage {...identity} works={newestWorks(SHOWN_COUNT, language)} />,
  };
}
