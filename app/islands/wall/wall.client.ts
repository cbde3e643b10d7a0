import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';
import { scrollWall } from './scroll-wall.ts';

export const trueSizeAttribute = dataAttribute('truesize');

export const shownStep = dataAttribute<'card' | 'painting'>('shows');

export const outlineAttribute = dataAttribute('outline');

export const wallPlanAttribute = dataAttribute('wall-bar');

const trueSize = defineIsland({
  trigger: trueSizeAttribute.selector,
  load: () => import('./true-size.ts'),
  press: ({ showTrueSize }) => showTrueSize(),
});

const outline = defineIsland({
  trigger: outlineAttribute.selector,
  load: () => import('./print-outline.ts'),
  hasLabels: true,
  start: ({ printOutline }, { labels }) => printOutline.bind(undefined, labels.wall),
  press: (print, button) => print(JSON.parse(outlineAttribute.read(button))),
});

export function start(wall: HTMLElement): void {
  trueSize();
  outline();
  if (wall.matches('section')) scrollWall(wall, document.querySelector(wallPlanAttribute.selector));
}
