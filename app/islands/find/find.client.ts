import { fetchJson } from '#app/ui/fetch-json.ts';
import { defineIsland } from '#app/ui/island.ts';
import type { Facet } from '#catalogue/paths/facet-names.ts';
import { FIND_ID, type FindSource } from './find-source.ts';

/** Until it has loaded, and on the page of one value, every value is a link. */
export const find = defineIsland({
  container: `#${FIND_ID}[data-source]`,
  at: 'touch',
  trigger: `#${FIND_ID}[data-source] a[data-value]`,
  load: () => import('./find-island.tsx'),
  data: ({ dataset }) => fetchJson<FindSource>(dataset.source ?? ''),
  hasLabels: true,
  start: ({ mountFind }, context) => mountFind(context),
  press(control, link) {
    const { facet } = link.closest<HTMLElement>('[data-facet]')?.dataset ?? {};
    control.toggle(facet as Facet, link.dataset.value ?? '');
  },
  fallBack: showStatic,
  listen({ container, load }) {
    const sort = container.querySelector('select');
    const { value: usual } = sort?.options[0] ?? {};
    sort?.addEventListener('change', () => {
      load().then(
        (control) => control.sort(sort.value),
        // Nothing else can apply the order.
        () => {
          sort.value = usual ?? '';
        },
      );
    });
    if ('choosing' in document.documentElement.dataset) {
      load()
        .then((control) => control.show())
        .catch(showStatic);
    }
  },
});

function showStatic(): void {
  delete document.documentElement.dataset.choosing;
}
