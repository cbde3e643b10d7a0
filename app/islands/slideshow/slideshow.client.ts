import { defineIsland } from '#app/ui/island.ts';

/** The URL contains the slideshow, so an exhibition tablet can start with it. */
export const slideshow = defineIsland({
  container: '[data-quiet], #selection',
  trigger: '[data-quiet]',
  load: () => import('./show-works.ts'),
  press: ({ showWorks }, { dataset }) => showWorks(dataset.quiet ?? '', true),
  listen({ container, load }) {
    if (!/[?&]quiet/.test(location.search)) return;
    load().then(
      ({ showWorks }) => showWorks(container.dataset.quiet ?? '', false),
      () => {},
    );
  },
});
