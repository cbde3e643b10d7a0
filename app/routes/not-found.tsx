import { newestWorks } from '#app/data/works.server.ts';
import { NotFound } from '#app/pages/not-found/not-found.tsx';
import type { FoundPage, PageRequest } from './route.ts';

/** So many works show the way back into the gallery. */
const SHOWN_COUNT = 3;

export function notFoundPage({ language }: PageRequest<'/404'>): FoundPage {
  return { content: <NotFound works={newestWorks(SHOWN_COUNT, language)} /> };
}
