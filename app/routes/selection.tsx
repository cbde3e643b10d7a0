import { readCatalogue } from '#app/data/catalogue.server.ts';
import { vocabularyIn } from '#app/data/works.server.ts';
import { SelectionPage } from '#app/pages/selection/selection-page.tsx';
import { identityOf } from '#catalogue/site/site-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** The visitor's choice of works: the same document for everybody. */
export function selectionPage({ language }: PageRequest<'/selection'>): FoundPage {
  const { site } = readCatalogue();
  return { content: <SelectionPage {...identityOf(site, vocabularyIn(language))} /> };
}
