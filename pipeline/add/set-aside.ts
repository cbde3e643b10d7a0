import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from './replace-files.ts';

/**
 * Inside the artist's folder, for the photos whose place another one has taken, in a folder for each day. It lies
 * beside `images`, so that the check, which looks for photos there, finds none to be without use here.
 */
export const REPLACED_FOLDER = 'replaced-photos';

/** What {@link setAside} needs to know besides. */
interface Aside {
  /** Inside the artist's folder. */
  readonly folder: string;
  readonly day: Date;
}

/** An old file and the place where it is kept, both below the artist's folder. */
export interface SetAside {
  readonly file: string;
  readonly place: string;
}

/**
 * Finds a free place for every old file, in the folder of a day.
 *
 * @param originals the old files by their places below the artist's folder
 */
export async function setAside(
  contentDir: string,
  originals: ReadonlyMap<string, Uint8Array>,
  { folder, day }: Aside,
): Promise<{ readonly places: readonly SetAside[]; readonly changes: readonly FileChange[] }> {
  const places: SetAside[] = [];
  const changes: FileChange[] = [];
  for (const [file, content] of originals) {
    const place = await freePlace(contentDir, `${folder}/${dateOf(day)}/${file}`);
    places.push({ file, place });
    changes.push({ file: place, content });
  }
  return { places, changes };
}

async function freePlace(contentDir: string, place: string): Promise<string> {
  const end = place.lastIndexOf('.');
  let free = place;
  for (let copy = 2; await isThere(join(contentDir, free)); copy += 1) {
    free = `${place.slice(0, end)}-v${copy}${place.slice(end)}`;
  }
  return free;
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The date as the artist's own clock has it, in the form by which folders sort. */
function dateOf(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
