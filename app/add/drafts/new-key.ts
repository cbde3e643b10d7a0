/** `randomUUID` needs HTTPS, which a phone in the local network does not have. */
export function newKey(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Identifies one load of the page: other tabs and reloads are other pages. */
export const THIS_PAGE = newKey();
