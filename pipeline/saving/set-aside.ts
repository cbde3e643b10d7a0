import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChange } from './replace-files.ts';

/** Not below `images`, where the check would report the photos as unused. */
export const REPLACED_FOLDER = 'replaced-photos';

interface Aside {
  readonly folder: string;
  readonly day: Date;
}

export interface SetAside {
  readonly file: string;
  readonly place: string;
}

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

/** Local date of the artist's computer, in ISO format so that folders sort. */
function dateOf(day: Date): string {
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
