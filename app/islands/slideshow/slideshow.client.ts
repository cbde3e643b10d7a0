import { defineIsland } from '#app/ui/island.ts';

/** The URL contains the slideshow, so an exhibition tablet can start with it. */
export const slideshow = defineIsland({
  container: '[data-quiet], #selection',
  trigger: '[data-quiet]',
  load: () => import('./slideshow-island.tsx'),
  press: ({ openSlideshow }, { dataset }) => openSlideshow(dataset.quiet ?? '', true),
  listen({ container, load }) {
    if (!/[?&]quiet/.test(location.search)) return;
    load().then(
      ({ openSlideshow }) => openSlideshow(container.dataset.quiet ?? '', false),
      () => {},
    );
  },
});
