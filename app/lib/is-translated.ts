/** Whether a page translator has been at work: it wraps texts in elements that no page of ours has. */
export function isTranslated(): boolean {
  return document.querySelector('font') !== null;
}
