import { startIsland } from '#app/ui/start-island.ts';

/** Lets buttons pass on what they are about. What does it is fetched for the first press. */
export function startShare(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-share]');
    if (button)
      startIsland(import('#app/share/share.ts').then((share) => share.pressShare(button)));
  });
}
