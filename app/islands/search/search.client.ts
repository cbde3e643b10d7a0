import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland, fetchJson } from '#app/ui/island.ts';
import type { SearchSource } from './search-texts.ts';

export const searchUrl = dataAttribute('search');

export const search = defineIsland({
  container: searchUrl.selector,
  trigger: searchUrl.selector,
  load: () => import('./search-island.tsx'),
  data: (link) => fetchJson<SearchSource>(searchUrl.read(link)),
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
