import { defineIsland, fetchJson } from '#app/ui/island.ts';
import type { FindSource, WorksPage } from './choice.ts';

export function worksPageOf({ dataset }: HTMLElement): WorksPage {
  return JSON.parse(dataset.find ?? '');
}

/** Until it has loaded, every value leads to its own page. */
export const find = defineIsland({
  container: '[data-find]',
  at: 'touch',
  trigger: 'a[data-choice]',
  load: () => import('./find-island.tsx'),
  data: (container) => fetchJson<FindSource>(worksPageOf(container).worksFile),
  hasLabels: true,
  start: ({ mountFind }, context) => mountFind(context),
  press: (choose, { dataset }) => choose(dataset.choice ?? ''),
  fallBack: showStatic,
  listen({ load }) {
    if ('choosing' in document.documentElement.dataset) load().catch(showStatic);
  },
});

function showStatic(): void {
  delete document.documentElement.dataset.choosing;
}
