// The dialog is part of the page: `shell/loading-notice.tsx`.
export function offerReload(): void {
  document.querySelector<HTMLDialogElement>('[data-reload]')?.showModal();
}

// Nobody waits for an island that fails before a press.
let fallBackOfLast: () => unknown = () => {};

/** On failure falls back to the pressed link, to the static content, or to an offer to reload. */
export function startIsland(starting: Promise<unknown>, fallBack: () => unknown = offerReload) {
  fallBackOfLast = fallBack;
  return starting.catch((error: unknown) => {
    if (import.meta.env.DEV) reportError(error);
    fallBack();
  });
}

/** React reports later errors nowhere else. */
export function failIsland(): void {
  fallBackOfLast();
}
