import { defineIsland } from '#app/ui/island.ts';

export const share = defineIsland({
  trigger: '[data-share]',
  load: () => import('./share.ts'),
  press: ({ pressShare }, button) => pressShare(button),
});
