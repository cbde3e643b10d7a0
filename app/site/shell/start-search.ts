import { startIsland } from '#app/ui/start-island.ts';
import { isPlainPress } from './links.ts';

/** '/' and Ctrl or Cmd with K open it too. Loads on demand; on failure the link leads to all works. */
export function startSearch(): void {
  const open = (event: Event, link: HTMLAnchorElement | null | undefined) => {
    if (!link || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    startIsland(
      import('#app/islands/search/search-island.tsx').then((search) =>
        search.openSearch(link.dataset.search ?? ''),
      ),
      () => location.assign(link.href),
    );
  };
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-search]');
    if (isPlainPress(event)) open(event, link);
  });
  document.addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, target } = event;
    const isTyping = (target as Element).matches('input,select,textarea');
    // `code` is the position of the key: a Russian keyboard types л.
    if (code === 'KeyK' ? ctrlKey || metaKey : key === '/' && !isTyping) {
      open(event, document.querySelector<HTMLAnchorElement>('[data-search]'));
    }
  });
}
