import { startIsland } from '#app/ui/start-island.ts';
import { startFilterLine } from './filter-line.ts';
import { FIND_ID } from './find-source.ts';

/** Starts what pages of the gallery have; one file, since the script before a touch is weighed by the byte. */
export function start(): void {
  startFilterLine();
  startFind();
  startShow();
}

function startShow(): void {
  const button = document.querySelector<HTMLElement>('[data-quiet]');
  if (!button) return;
  const show = (press?: Event) =>
    startIsland(
      import('./show-works.ts').then((part) => part.showWorks(button.dataset.quiet ?? '', press)),
    );
  button.addEventListener('click', show);
  if (/[?&]quiet/.test(location.search)) show();
}

/**
 * Lets the page of all works choose among them in place. What that needs is fetched with the first touch, or when the
 * address chooses something; until it is there, and when it never comes, every value leads to its own page.
 *
 * Synchronizes with the page, and the host.
 */
function startFind(): void {
  const place = document.getElementById(FIND_ID);
  if (!place) return;
  const { dataset } = document.documentElement;
  const load = () =>
    startIsland(
      import('./choose-works.ts').then((part) => part.chooseWorks(place)),
      // What the page has itself is shown.
      () => delete dataset.choosing,
    );
  for (const type of ['pointerdown', 'focusin']) place.addEventListener(type, load, { once: true });
  if ('choosing' in dataset) load();
}
