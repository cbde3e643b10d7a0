import { startFilterLine } from '#app/islands/find/filter-line.ts';
import { FIND_ID } from '#app/islands/find/find-source.ts';
import { startIsland } from '#app/ui/start-island.ts';

/** One file, since the script before the first input has a byte limit. */
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
      import('#app/islands/find/show-works.ts').then((part) =>
        part.showWorks(button.dataset.quiet ?? '', press),
      ),
    );
  button.addEventListener('click', show);
  if (/[?&]quiet/.test(location.search)) show();
}

// The island loads at the first input, or if the URL has a choice; until then every value is a link.
// Synchronizes with the page and the host.
function startFind(): void {
  const place = document.getElementById(FIND_ID);
  if (!place) return;
  const { dataset } = document.documentElement;
  const load = () =>
    startIsland(
      import('#app/islands/find/choose-works.ts').then((part) => part.chooseWorks(place)),
      // On failure the static content stays.
      () => delete dataset.choosing,
    );
  for (const type of ['pointerdown', 'focusin']) place.addEventListener(type, load, { once: true });
  if ('choosing' in dataset) load();
}
