import { posix } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { nearestWord } from '#catalogue/texts/spelling.ts';
import { error } from '#pipeline/folder/file-messages.ts';
import type { PhotoRole } from '#pipeline/photos/encode/picture-sizes.ts';
import type { PhotoFile } from './photo-folder.ts';
import type { PhotoReference } from './photo-references.ts';

type FoundPhoto =
  | { readonly status: 'found'; readonly photo: PhotoFile }
  | { readonly status: 'missing'; readonly finding: Finding; readonly meant?: PhotoFile };

export type PhotoFinder = (reference: PhotoReference) => FoundPhoto;

/** With more missing photos, spelling is not the cause, and comparing all names takes minutes. */
const MAX_SEARCHES = 100;

const DRIVE = /^[a-z]:[/\\]/i;
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

/** The letter of a Windows drive is not a protocol. */
export function looksLikeAddress(name: string): boolean {
  return SCHEME.test(name) && !DRIVE.test(name);
}

/**
 * Letter case must match: other computers are less tolerant than the artist's. The Unicode form
 * does not matter, and `\` counts as `/`.
 */
export function createPhotoFinder(photos: readonly PhotoFile[]): PhotoFinder {
  const ofRole = Map.groupBy(photos, (photo) => photo.role);
  // Of several photos with the same name, which are reported, the first counts.
  const byKey = new Map(photos.toReversed().map((photo) => [keyOf(photo.role, photo.name), photo]));
  const byFoldedKey = new Map(photos.map((photo) => [keyOf(photo.role, fold(photo.name)), photo]));
  const byStem = new Map(
    photos.map((photo) => [keyOf(photo.role, fold(stemOf(photo.name))), photo]),
  );
  let searches = 0;
  const byName = Map.groupBy(photos, (photo) => posix.basename(photo.name));

  return (reference) => {
    const { role, name } = reference;
    const folder = `images/${role}`;
    const path = posix.normalize(name.replaceAll('\\', '/'));
    const refuse = (key: 'photo-url' | 'photo-escapes'): FoundPhoto => {
      return { status: 'missing', finding: error(key, reference, { name, folder }) };
    };
    if (looksLikeAddress(name)) return refuse('photo-url');
    if (path.startsWith('/') || DRIVE.test(name) || path === '..' || path.startsWith('../')) {
      return refuse('photo-escapes');
    }
    const photo = byKey.get(keyOf(role, path));
    return photo ? { status: 'found', photo } : missing(reference, path);
  };

  function missing(reference: PhotoReference, name: string): FoundPhoto {
    const { role } = reference;
    const folder = `images/${role}`;
    const spelled = byFoldedKey.get(keyOf(role, fold(name)));
    if (spelled) {
      const finding = error('photo-letter-case', reference, { name, meant: spelled.name });
      return { status: 'missing', finding, meant: spelled };
    }
    const otherEnding = byStem.get(keyOf(role, fold(stemOf(name))));
    if (!otherEnding) searches += 1;
    const isWorthIt = searches <= MAX_SEARCHES;
    const candidates = isWorthIt ? (ofRole.get(role) ?? []) : [];
    const near = otherEnding ?? nearestPhoto(name, candidates);
    if (near) {
      const finding = error('photo-meant', reference, { name, folder, meant: near.name });
      return { status: 'missing', finding, meant: near };
    }
    const elsewhere = byName.get(posix.basename(name))?.[0];
    const finding = elsewhere
      ? error('photo-elsewhere', reference, { name, folder, meant: elsewhere.file })
      : error('photo-missing', reference, { name, folder });
    return { status: 'missing', finding, ...(elsewhere && { meant: elsewhere }) };
  }
}

function nearestPhoto(path: string, candidates: readonly PhotoFile[]): PhotoFile | undefined {
  const nearest = nearestWord(
    path,
    candidates.map((photo) => photo.name),
  );
  return candidates.find((photo) => photo.name === nearest);
}

function keyOf(role: PhotoRole | undefined, name: string): string {
  return `${role}/${normalizeSpaces(name)}`;
}

function fold(name: string): string {
  return normalizeSpaces(name).toLowerCase();
}

function stemOf(name: string): string {
  return name.slice(0, name.length - posix.extname(name).length);
}
