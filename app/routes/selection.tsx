import { readCatalogue } from '#app/data/catalogue.server.ts';
import { cardIn, newestWorks, vocabularyIn } from '#app/data/works.server.ts';
import { SelectionPage } from '#app/pages/selection/selection-page.tsx';
import { identityOf } from '#catalogue/site/site-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** So many works show where a selection begins. */
const SHOWN_COUNT = 5;

/** The visitor's choice of works: the same document for everybody. */
export function selectionPage({ language }: PageRequest<'/selection'>): FoundPage {
  const vocabulary = vocabularyIn(language);
  const works = newestWorks(SHOWN_COUNT).map((work) => cardIn(work, language));
  return {
    content: <SelectionPage {...identityOf(readCatalogue().site, vocabulary)} works={works} />,
  };
}
