import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland, fetchJson } from '#app/ui/island.ts';
import type { FindSource, WorksPage } from './choice.ts';

const worksPage = dataAttribute('find');

/** Of links: the choice that they lead to. */
export const choiceQuery = dataAttribute('choice');

export function worksPageProps(page: WorksPage) {
  return worksPage.props(JSON.stringify(page));
}

export function worksPageOf(container: HTMLElement): WorksPage {
  return JSON.parse(worksPage.read(container));
}

/** Until it has loaded, every value leads to its own page. */
export const find = defineIsland({
  container: worksPage.selector,
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
