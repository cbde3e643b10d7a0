/** Not `randomUUID`, which a page has only over HTTPS, and not on a phone that looks at the computer next to it. */
export function newKey(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** This page as long as it is not loaded anew: other tabs, and the same tab later, are other pages. */
export const THIS_PAGE = newKey();
