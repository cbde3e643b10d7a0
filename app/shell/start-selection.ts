import { startIsland } from '#app/ui/start-island.ts';

/**
 * Lets the marks of works put them into the visitor's selection. What does it is fetched for the first mark that is
 * pressed, and where there is a selection to be shown.
 *
 * Synchronizes with the marks of the page, the browser's local storage and the other tabs.
 */
export function startSelection(): void {
  const load = () => import('#app/ui/selection-marks.ts');
  // Without it, the marks stay as they are.
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
