import { posix } from 'node:path';
import type { PhotoRole } from '#catalogue/photos/photo.ts';
import { type Finding, noticeAt } from '#pipeline/content/finding.ts';
import { imageAddressFinding } from '#pipeline/content/rules/link-rules.ts';
import { messages, told } from '#pipeline/messages.ts';
import type { PhotoRequest } from '#pipeline/photos/find-originals.ts';
import { outcomeKey } from '#pipeline/photos/process-photos.ts';
import { collisionFindings } from './photo-collisions.ts';
import type { PhotoFolder } from './photo-folder.ts';
import { createPhotoFinder, looksLikeAddress } from './photo-names.ts';
import type { PhotoReference } from './photo-references.ts';

const say = messages(
  {
    unused: told('nobody uses this photo', 'name it where it belongs, or remove it'),
    stray: told('no page looks for photos in this folder', 'move it, or remove it'),
  },
  {
    unused: told('это фото никому не нужно', 'назовите его там, где ему место, или уберите'),
    stray: told('в этой папке сайт фото не ищет', 'перенесите его или уберите'),
  },
);

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
      const finding = imageAddressFinding(reference, name);
      if (finding) findings.push(finding);
      else use({ path: name, file: name }, reference);
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
    .map(({ file, role }) => noticeAt({ file, path: [] }, ...(role ? say().unused : say().stray)));
}

function keyOf(role: PhotoRole, name: string): string {
  return `${role}/${name.trim()}`;
}
