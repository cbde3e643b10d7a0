import { startIsland } from '#app/ui/start-island.ts';
import type { Facet } from '#catalogue/paths/facet-names.ts';
import { NO_CHOICE, speaksOfChoice } from './choice.ts';
import type { FindControl } from './find-island.tsx';

let hasStarted = false;

// The first chosen value or order loads the island. On the page of a value, values stay links.
// Rejects if the URL has a choice and the works fail to load.
export async function chooseWorks(place: HTMLElement | null): Promise<void> {
  if (!place || hasStarted) return;
  hasStarted = true;
  closeFacets();
  if (place.dataset.source === undefined) return;
  let loading: Promise<FindControl> | undefined;
  const load = () => {
    loading ??= import('./find-island.tsx')
      .then(({ mountFind }) => mountFind(place))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
  place.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-value]');
    const facet = link?.closest<HTMLElement>('[data-facet]')?.dataset.facet as Facet | undefined;
    if (!link || !facet || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    startIsland(
      load().then((control) => control.toggle(facet, link.dataset.value ?? '')),
      () => location.assign(link.href),
    );
  });
  const sort = place.querySelector('select');
  // On failure the order is reset, since nothing else can apply it.
  const obeySort = () =>
    sort &&
    startIsland(
      load().then((control) => control.sort(sort.value)),
      () => {
        sort.value = NO_CHOICE.sort;
      },
    );
  sort?.addEventListener('change', obeySort);
  if (speaksOfChoice(location.search)) {
    await (await load()).show();
    return;
  }
  delete document.documentElement.dataset.choosing;
  if (sort && sort.value !== NO_CHOICE.sort) await obeySort();
  else load().catch(() => {});
}

// An open facet covers the works.
function closeFacets(): void {
  const close = (isLeft: (facet: HTMLDetailsElement) => boolean) => {
    const open = document.querySelector<HTMLDetailsElement>('details[data-facet][open]');
    if (!open || !isLeft(open)) return;
    if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    open.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    close((facet) => target instanceof Element && target.isConnected && !facet.contains(target));
  });
  document.addEventListener('keydown', ({ key }) => close(() => key === 'Escape'));
}
