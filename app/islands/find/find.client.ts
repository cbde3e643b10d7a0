import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland, fetchJson } from '#app/ui/island.ts';
import type { FindSource, WorksPage } from './choice.ts';

/** Of the container: its `WorksPage` as JSON. */
export const shownPage = dataAttribute('find');

/** Of links: the query of the choice to which they lead. */
export const choiceQuery = dataAttribute('choice');

export function worksPageOf(container: HTMLElement): WorksPage {
  return JSON.parse(shownPage.read(container));
}

export const find = defineIsland({
  container: shownPage.selector,
  at: 'touch',
  trigger: choiceQuery.selector,
  load: () => import('./all-works.tsx'),
  data: (container) => fetchJson<FindSource>(worksPageOf(container).worksFile),
  hasLabels: true,
  start: ({ mountFind }, context) => mountFind(context),
  press: (choose, link) => choose(choiceQuery.read(link)),
  fallBack: showStatic,
  listen({ load }) {
    if ('choosing' in document.documentElement.dataset) load().catch(showStatic);
  },
});

function showStatic(): void {
  delete document.documentElement.dataset.choosing;
}
