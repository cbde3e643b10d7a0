import { defineIsland } from '#app/ui/island.ts';

const trueSize = defineIsland({
  trigger: '[data-truesize]',
  load: () => import('./true-size.ts'),
  press: ({ showTrueSize }) => showTrueSize(),
});

const outline = defineIsland({
  trigger: '[data-outline]',
  load: () => import('./print-outline.ts'),
  hasLabels: true,
  start: ({ printOutline }, { labels }) => printOutline.bind(undefined, labels.wall),
  press: (print, { dataset }) => print(JSON.parse(dataset.outline ?? '')),
});

const scroll = defineIsland({
  container: 'section[data-wall]',
  load: () => import('./scroll-wall.ts'),
  start: ({ scrollWall }, { container }) => scrollWall(container),
  listen({ load }) {
    const start = () => load().catch(() => {});
    for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown']) {
      document.addEventListener(type, start, { once: true });
    }
  },
});

// The frame on the plan of a wall is as long as the visible part. Synchronizes with the layout.
function framePlan(wall: HTMLElement): void {
  const plan = document.querySelector<HTMLElement>('[data-wall-bar]');
  new ResizeObserver(() => {
    plan?.style.setProperty('--shown', (wall.clientWidth / wall.scrollWidth).toFixed(4));
  }).observe(wall);
}

export function start(wall: HTMLElement): void {
  trueSize();
  outline();
  scroll();
  framePlan(wall);
}
