const PLACE = 'add-handed-over';

/** Ids of packages are taken, although the site does not know these works yet. */
export function readExported(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(ids) ? ids.filter(Number.isInteger) : [];
  } catch {
    return [];
  }
}

/** Drops the ids that the site has by now. Without storage, the import gives a free id to a second work. */
export function rememberExported(id: number, nextId: number): void {
  const ids = new Set([...readExported(), id].filter((each) => each >= nextId));
  try {
    localStorage.setItem(PLACE, JSON.stringify([...ids]));
  } catch {}
}
