import { defineIsland, fetchJson } from '#app/ui/island.ts';
import type { SearchSource } from './search-texts.ts';

/** '/' and Ctrl or Cmd with K open it too. Its link leads to all works. */
export const search = defineIsland({
  container: '[data-search]',
  trigger: '[data-search]',
  load: () => import('./search-island.tsx'),
  data: ({ dataset }) => fetchJson<SearchSource>(dataset.search ?? ''),
  hasLabels: true,
  start: ({ mountSearch }, context) => mountSearch(context),
  press: (open) => open(),
  listen({ container, press }) {
    document.addEventListener('keydown', (event) => {
      const { key, code, ctrlKey, metaKey, target } = event;
      const isTyping = (target as Element).matches('input,select,textarea');
      // `code` is the position of the key: a Russian keyboard types л.
      const isShortcut = code === 'KeyK' ? ctrlKey || metaKey : key === '/' && !isTyping;
      if (isShortcut && !document.querySelector('dialog[open]')) press(container, event);
    });
  },
});
