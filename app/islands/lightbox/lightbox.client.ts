import { defineIsland, fetchJson } from '#app/ui/island.ts';
import { openedIndex } from '#app/ui/page-attributes.ts';
import {
  LIGHTBOX_DATA_ID,
  type LightboxSeries,
  type LightboxSource,
  openedBy,
} from './lightbox-item.ts';

export const lightbox = defineIsland({
  container: `#${LIGHTBOX_DATA_ID}`,
  at: 'idle',
  trigger: openedIndex.selector,
  load: () => import('./lightbox-island.tsx'),
  async data(container): Promise<LightboxSeries> {
    const source = sourceIn(container);
    const { items } = source;
    if (typeof items !== 'string') return { ...source, items };
    return { ...source, items: await fetchJson(items, { priority: 'low' }) };
  },
  hasLabels: true,
  start: ({ mountLightbox }, context) => mountLightbox(context),
  press: ({ open }, link) => open(Number(openedIndex.read(link))),
  listen({ container, load }) {
    document.addEventListener('pointerdown', (event) => {
      const index = openedBy(event);
      if (index !== undefined) load().then(({ prepare }) => prepare(index), ignore);
    });
    const openFromUrl = () => {
      if (new URLSearchParams(location.search).has(sourceIn(container).query)) load().catch(ignore);
    };
    addEventListener('popstate', openFromUrl);
    openFromUrl();
  },
});

function sourceIn({ textContent }: HTMLElement): LightboxSource {
  return JSON.parse(textContent);
}

/** A press asks again for a preload that failed. */
function ignore(): void {}
