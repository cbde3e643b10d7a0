import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';
import { wallKind } from '#app/ui/page-attributes.ts';
import { scrollWall } from './scroll-wall.ts';

export const trueSizeButton = dataAttribute('truesize');

export const trueSizeStep = dataAttribute<'card' | 'painting'>('true-size-step');

/** The outline as JSON. */
export const outlineButton = dataAttribute('outline');

export const scrollBar = dataAttribute('wall-bar');

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
  if (wallKind.read(wall) === 'room') return;
  scrollWall(wall, document.querySelector(scrollBar.selector));
}
