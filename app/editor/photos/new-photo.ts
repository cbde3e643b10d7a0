import * as v from 'valibot';
import type { Change } from '#catalogue/change/apply-change.ts';
import { versionsOf } from '#catalogue/change/photo-paths.ts';

const Point = v.object({ x: v.number(), y: v.number() });

export const NewPhoto = v.object({
  blob: v.blob(),
  width: v.number(),
  height: v.number(),
  original: v.blob(),
  corners: v.pipe(v.tuple([Point, Point, Point, Point]), v.readonly()),
});

export type NewPhoto = v.InferOutput<typeof NewPhoto>;

export type PreparedPhoto = Pick<NewPhoto, 'blob' | 'width' | 'height'>;

export type NewPhotos = Readonly<Record<string, NewPhoto>>;

export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Some file systems ignore letter case. */
export function freePath(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken.map((path) => path.toLowerCase()));
  for (const path of versionsOf(wanted.replace(/-v\d+(?=\.jpg$)/, ''))) {
    if (!used.has(path.toLowerCase())) return path;
  }
  return wanted;
}

export function withPhotos(
  change: Change,
  photos: NewPhotos,
  finalName: (name: string) => string,
): { readonly change: Change; readonly files: ReadonlyMap<string, Blob> } {
  const json = JSON.stringify(change);
  const files = new Map<string, Blob>();
  const names = new Map<unknown, string>();
  for (const [path, { blob }] of Object.entries(photos)) {
    const name = fileNameOf(path);
    if (!json.includes(JSON.stringify(name))) continue;
    const free = freePath(path.replace(name, finalName(name)), [...files.keys()]);
    files.set(free, blob);
    names.set(name, fileNameOf(free));
  }
  return { change: JSON.parse(json, (_, value) => names.get(value) ?? value), files };
}
