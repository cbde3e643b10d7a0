import { defineIsland } from '#app/ui/island.ts';

/** The URL contains the slideshow, so an exhibition tablet can start with it. */
export const slideshow = defineIsland({
  container: '[data-quiet], #selection',
  trigger: '[data-quiet]',
  load: () => import('./slideshow-island.tsx'),
  hasLabels: true,
  start: ({ startSlideshow }, { container, labels }) =>
    startSlideshow(container.dataset.quiet ?? '', labels),
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
