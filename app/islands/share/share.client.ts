import { defineIsland } from '#app/ui/island.ts';

export const share = defineIsland({
  trigger: '[data-share]',
  load: () => import('./share-panel.ts'),
  hasLabels: true,
  start: ({ openSharePanel }, { labels }) => openSharePanel.bind(undefined, labels),
  press: (open, button) => open(button),
});
