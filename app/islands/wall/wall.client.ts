import { defineIsland } from '#app/ui/island.ts';

const roomTools = defineIsland({
  trigger: '[data-truesize], [data-outline]',
  load: () => import('./room-tools.ts'),
  press: ({ pressTool }, button) => pressTool(button),
});

/** Without it, native scrolling still works. */
const wallScroll = defineIsland({
  container: 'main [data-wall]:not([data-wall="room"])',
  load: () => import('./scroll-wall.ts'),
  start: ({ scrollWall }, { container }) => scrollWall(container),
  listen({ load }) {
    const start = () => load().catch(() => {});
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
      document.addEventListener(type, start, { once: true });
    }
  },
});

export function start(): void {
  roomTools();
  wallScroll();
}
