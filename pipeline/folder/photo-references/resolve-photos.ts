import { posix } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { imageUrlFindings } from '#catalogue/check/link-rules.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { error, notice } from '#pipeline/folder/file-messages.ts';
import type { PhotoRole } from '#pipeline/photos/encode/picture-sizes.ts';
import type { PhotoRequest } from '#pipeline/photos/find-originals.ts';
import { outcomeKey } from '#pipeline/photos/process-photos.ts';
import type { PhotoFile, PhotoFolder } from './photo-folder.ts';
import { createPhotoFinder, looksLikeAddress } from './photo-names.ts';
import type { PhotoReference } from './photo-references.ts';

export interface ResolvedPhotos {
  readonly requests: readonly PhotoRequest[];
  readonly references: ReadonlyMap<string, readonly PhotoReference[]>;
  readonly fileOf: (role: PhotoRole, name: string) => string | undefined;
  readonly findings: readonly Finding[];
}

export function resolvePhotos(
  references: readonly PhotoReference[],
  folder: PhotoFolder,
): ResolvedPhotos {
  const find = createPhotoFinder(folder.photos);
  const requests = new Map<string, PhotoRequest>();
  const uses = new Map<string, PhotoReference[]>();
  const files = new Map<string, string>();
  const collisions = collisionFindings(folder.photos);
  const meant = new Set(collisions.map(({ file }) => file));
  const findings: Finding[] = [...folder.refused, ...collisions];

  function note(file: string, reference: PhotoReference): void {
    uses.set(file, [...(uses.get(file) ?? []), reference]);
  }

  function use({ path, file }: Omit<PhotoRequest, 'role'>, reference: PhotoReference): void {
    for (const role of reference.pictures) {
      requests.set(outcomeKey({ role, file }), { path, file, role });
    }
    files.set(keyOf(reference.role, reference.name), file);
    note(file, reference);
  }

  for (const reference of references) {
    const { name } = reference;
    if (isAddress(reference)) {
      const refused = imageUrlFindings(reference, name);
      findings.push(...refused);
      if (refused.length === 0) use({ path: name, file: name }, reference);
      continue;
    }
    // A refused file is reported once, at the file itself.
    const refused = folder.refused.find(({ file }) => isWithin(reference, file));
    if (refused) {
      note(refused.file, reference);
      continue;
    }
    const found = find(reference);
    if (found.status === 'found') {
      use(found.photo, reference);
    } else {
      findings.push(found.finding);
      if (found.meant) meant.add(found.meant.file);
    }
  }
  findings.push(...unusedFindings(folder, (file) => uses.has(file) || meant.has(file)));
  return {
    requests: [...requests.values()],
    references: uses,
    fileOf: (role, name) => files.get(keyOf(role, name)),
    findings,
  };
}

/** Only detail images may lie outside the folder. */
function isAddress({ role, name }: PhotoReference): boolean {
  return role === 'gallery/details' && (name.startsWith('http') || looksLikeAddress(name));
}

function isWithin({ role, name }: PhotoReference, folder: string): boolean {
  const file = posix.join('images', role, name.replaceAll('\\', '/'));
  return file === folder || file.startsWith(`${folder}/`);
}

function unusedFindings(folder: PhotoFolder, isUsed: (file: string) => boolean): Finding[] {
  return folder.photos
    .filter(({ file }) => !isUsed(file))
    .map(({ file, role }) => notice(role ? 'unused-photo' : 'stray-photo', { file, path: [] }));
}

/** Some file systems treat two such names as equal and would store only one of the photos. */
function collisionFindings(photos: readonly PhotoFile[]): Finding[] {
  const groups = Map.groupBy(photos, ({ file }) => normalizeSpaces(file).toLowerCase());
  return [...groups.values()].flatMap(([{ file: first } = { file: '' }, ...others]) =>
    others.map(({ file }) => error('same-name', { file, path: [] }, { first })),
  );
}

function keyOf(role: PhotoRole, name: string): string {
  return `${role}/${name.trim()}`;
}
