const PLACE = 'add-handed-over';

/** The ids of works that left this device as packages: they are taken, though the site does not know the works yet. */
export function readExported(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}

/**
 * Remembers the id of a work that leaves this device, and forgets those that the site has by now. Where the browser
 * remembers nothing, a package whose id is taken gets a free one when it is taken in.
 *
 * @param nextId the highest id on the site plus one
 */
export function rememberExported(id: number, nextId: number): void {
  const ids = new Set([...readExported(), id].filter((each) => each >= nextId));
  try {
    localStorage.setItem(PLACE, JSON.stringify([...ids]));
  } catch {}
}
