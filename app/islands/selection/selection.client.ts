import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';
import { selectedId } from '#app/ui/page-attributes.ts';

export const SELECTION_ID = 'selection';

export const loadFailure = dataAttribute('load-failure');

export const selectionMarks = defineIsland({
  trigger: selectedId.selector,
  load: () => import('#app/ui/selection.ts'),
  press: ({ pressMark }, mark) => pressMark(mark),
  listen({ load }) {
    const show = () =>
      load().then(
        ({ showSelection }) => showSelection(),
        () => {},
      );
    addEventListener('selection', show);
    addEventListener('storage', ({ key }) => key === 'selection' && show());
    addEventListener('pageshow', ({ persisted }) => persisted && show());
    try {
      if (localStorage.selection) show();
    } catch {}
  },
});

export const selectionPage = defineIsland({
  container: `#${SELECTION_ID}`,
  at: 'page',
  load: () => import('./selection-island.tsx'),
  hasLabels: true,
  start: ({ mountSelection }, context) => mountSelection(context),
  fallBack: () => document.querySelector(loadFailure.selector)?.removeAttribute('hidden'),
});
