const HOST_LOST = 'hostlost';

/** Says that a page was asked for and nobody answered. */
export function tellHostIsLost(): void {
  window.dispatchEvent(new Event(HOST_LOST));
}

/** Hears that nobody answered, until the returned function is called. */
export function onHostLost(hear: () => void): () => void {
  window.addEventListener(HOST_LOST, hear);
  return () => window.removeEventListener(HOST_LOST, hear);
}
