import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';
import { scrollWall } from './scroll-wall.ts';

export const trueSizeButton = dataAttribute('truesize');

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

export function start(wall: HTMLElement): void {
  trueSize();
  outline();
  if (wall.matches('section')) scrollWall(wall, document.querySelector(wallBar.selector));
}
