import { newestWorks, vocabularyIn } from '#app/data/works.server.ts';
import { NotFound } from '#app/pages/not-found/not-found.tsx';
import { workCard } from '#catalogue/works/work-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** So many works show the way back into the gallery. */
const SHOWN_COUNT = 3;

export function notFoundPage({ language }: PageRequest<'/404'>): FoundPage {
  const works = newestWorks(SHOWN_COUNT).map((work) =>
    workCard(work, language, vocabularyIn(language)),
  );
  return { content: <NotFound works={works} /> };
}
