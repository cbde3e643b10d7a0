import { dataAttribute } from '#app/ui/attribute.ts';
import { defineIsland } from '#app/ui/island.ts';

/** Of buttons: the path to share, including the base path. Without a value, the page is shared. */
export const sharedPath = dataAttribute('share');

export const share = defineIsland({
  trigger: sharedPath.selector,
  load: () => import('./share-panel.ts'),
  hasLabels: true,
  start: ({ openSharePanel }, { labels }) => openSharePanel.bind(undefined, labels),
  press: (open, button) => open(button),
});
