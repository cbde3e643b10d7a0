/**
 * Whether the visitor has asked to be sent no more than is needed.
 *
 * Synchronizes with the browser's setting; some browsers have none.
 */
export function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
