import { startIsland } from '#app/ui/start-island.ts';

/** Loads at the first press. */
export function startShare(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-share]');
    if (button)
      startIsland(import('#app/islands/share/share.ts').then((share) => share.pressShare(button)));
  });
}
