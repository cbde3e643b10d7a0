import { zipSync } from 'fflate';
import type { GeneratedWork } from '#app/add/export/generated-work.ts';
import {
  LARGEST_PACKAGE_BYTES,
  MOST_PACKAGE_FILES,
  summedText,
  WORK_FILE,
  type WorkPackage,
} from '#catalogue/add/work-package.ts';

/** Photos are compressed already. */
const STORED = { level: 0 } as const;

export interface Outgoing {
  /** Key of the draft: identifies the work in every package. */
  readonly key: string;
  readonly work: GeneratedWork;
  readonly photos: ReadonlyMap<string, Blob>;
  readonly isEdit: boolean;
}

/** Undefined if it exceeds the limit of a package. */
export async function packWork({ key, work, photos, isEdit }: Outgoing): Promise<Blob | undefined> {
  const description: WorkPackage = {
    version: 1,
    key,
    ...(isEdit && { replaces: true }),
    ...work,
  };
  const files = await Promise.all(
    [...photos].map(
      async ([path, blob]) => [path, new Uint8Array(await blob.arrayBuffer())] as const,
    ),
  );
  const sums = await sumsOf([[WORK_FILE, encode(summedText(description))], ...files]);
  const text = encode(`${JSON.stringify({ ...description, ...(sums && { sums }) }, null, 2)}\n`);
  const stored = files.map(([path, bytes]) => [path, [bytes, STORED]] as const);
  const zip = zipSync({ [WORK_FILE]: text, ...Object.fromEntries(stored) });
  const isTooLarge = files.length >= MOST_PACKAGE_FILES || zip.length > LARGEST_PACKAGE_BYTES;
  return isTooLarge ? undefined : new Blob([zip], { type: 'application/zip' });
}

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Web Crypto needs HTTPS or localhost. */
async function sumsOf(files: readonly (readonly [string, Uint8Array<ArrayBuffer>])[]) {
  if (!isSecureContext) return undefined;
  const sums = files.map(async ([path, bytes]) => {
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [path, Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
