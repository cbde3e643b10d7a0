import { zipSync } from 'fflate';
import type { GeneratedWork } from '#catalogue/add/generated-work.ts';
import {
  LARGEST_PACKAGE_BYTES,
  MOST_PACKAGE_FILES,
  WORK_FILE,
  type WorkPackage,
} from '#catalogue/add/work-package.ts';

/** Photos are compressed already. */
const STORED = { level: 0 } as const;

/** A work that leaves this page. */
export interface Outgoing {
  /** That of the draft: the same work, however often it is packed. */
  readonly key: string;
  readonly work: GeneratedWork;
  /** The new photos, by their paths in the folder. */
  readonly photos: ReadonlyMap<string, Blob>;
  /** Whether it takes the place of the work that it was opened from. */
  readonly isEdit: boolean;
}

/** A work and its new photos as one file; undefined if it is more than a package may hold. */
export async function packWork({ key, work, photos, isEdit }: Outgoing): Promise<Blob | undefined> {
  const description: WorkPackage = {
    version: 1,
    key,
    ...(isEdit && { replaces: true }),
    ...work,
  };
  const text = new TextEncoder().encode(`${JSON.stringify(description, null, 2)}\n`);
  const files = await Promise.all(
    [...photos].map(async ([path, blob]) => {
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return [path, [bytes, STORED]] as const;
    }),
  );
  const zip = zipSync({ [WORK_FILE]: text, ...Object.fromEntries(files) });
  const isTooLarge = files.length >= MOST_PACKAGE_FILES || zip.length > LARGEST_PACKAGE_BYTES;
  return isTooLarge ? undefined : new Blob([zip], { type: 'application/zip' });
}
