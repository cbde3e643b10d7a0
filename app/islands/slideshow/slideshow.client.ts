import { SELECTION_ID } from '#app/islands/selection/selection.client.ts';
import { defineIsland } from '#app/ui/island.ts';
import { slideshowFile } from '#app/ui/page-attributes.ts';

export const slideshow = defineIsland({
  container: `${slideshowFile.selector}, #${SELECTION_ID}`,
  trigger: slideshowFile.selector,
  load: () => import('./slideshow-island.tsx'),
  hasLabels: true,
  start: ({ startSlideshow }, { container, labels }) =>
    startSlideshow(slideshowFile.read(container), labels),
  press: (open) => open(),
  listen({ load }) {
    const openFromUrl = () => {
      if (!/[?&]quiet/.test(location.search)) return;
      // A tablet may be ready before its network.
      load().catch(() => addEventListener('online', openFromUrl, { once: true }));
    };
    openFromUrl();
  },
});
