import { startIsland } from '#app/ui/start-island.ts';

/** Synchronizes with local storage and other tabs. Loads at the first press, or for an existing selection. */
export function startSelection(): void {
  const load = () => import('#app/ui/selection-marks.ts');
  // On failure, the marks stay as they are.
  const show = () =>
    load()
      .then((marks) => marks.showSelection())
      .catch(() => {});
  document.addEventListener('click', ({ target }) => {
    const mark = (target as Element).closest<HTMLElement>('[data-selects]');
    if (mark) startIsland(load().then((marks) => marks.pressMark(mark)));
  });
  addEventListener('selection', show);
  addEventListener('storage', show);
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  try {
    if (localStorage.selection) show();
  } catch {}
}
