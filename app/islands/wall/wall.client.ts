import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';
import { wallKind } from '#app/ui/page-attributes.ts';

export const trueSizeButton = dataAttribute('truesize');

/** Of buttons in the dialog of the true size: what they show. */
export const shownStep = dataAttribute<'card' | 'painting'>('shows');

export const outlineButton = dataAttribute('outline');

export const wallBar = dataAttribute('wall-bar');

const trueSize = defineIsland({
  trigger: trueSizeButton.selector,
  load: () => import('./true-size.ts'),
  press: ({ showTrueSize }) => showTrueSize(),
});

const outline = defineIsland({
  trigger: outlineButton.selector,
  load: () => import('./print-outline.ts'),
  hasLabels: true,
  start: ({ printOutline }, { labels }) => printOutline.bind(undefined, labels.wall),
  press: (print, button) => print(JSON.parse(outlineButton.read(button))),
});

const scroll = defineIsland({
  container: `section${wallKind.selector}`,
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
  const plan = document.querySelector<HTMLElement>(wallBar.selector);
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
