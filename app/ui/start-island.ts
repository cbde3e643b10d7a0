/** The dialog waits in the page: `shell/loading-notice.tsx`. */
function offerReload(): void {
  document.querySelector<HTMLDialogElement>('[data-reload]')?.showModal();
}

let fallBackOfLast: () => unknown = offerReload;

/**
 * Starts an island. If its chunk does not come, if it throws, or if React cannot render it (`create-root.ts`), it falls
 * back: to the link that was pressed, to what the page has without it, or else to an offer to load the page again.
 */
export function startIsland(starting: Promise<unknown>, fallBack: () => unknown = offerReload) {
  fallBackOfLast = fallBack;
  return starting.catch((error: unknown) => {
    if (import.meta.env.DEV) reportError(error);
    fallBack();
  });
}

/** For what fails after an island has started: React tells nobody else. */
export function failIsland(): void {
  fallBackOfLast();
}
