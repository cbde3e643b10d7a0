import { posix } from 'node:path';
import type { PhotoRole } from '#catalogue/photo.ts';
import { nearestWord } from '#catalogue/spelling.ts';
import { errorAt, type Finding, quoted } from './finding.ts';
import type { PhotoFile } from './photo-folder.ts';
import type { PhotoReference } from './photo-references.ts';

/** Finds the file behind a name, or says why there is none and which name is probably meant. */
export type PhotoFinder = (reference: PhotoReference) => PhotoFile | Finding;

const DRIVE = /^[a-z]:[/\\]/i;
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

/**
 * Makes a finder over the photos of the content folder.
 *
 * Names must match exactly, letter case and Unicode form included: what the artist's own computer forgives, another
 * one does not. Only folders are matched in any Unicode form, and `\` is taken for `/`.
 */
export function createPhotoFinder(photos: readonly PhotoFile[]): PhotoFinder {
  const ofRole = Map.groupBy(photos, (photo) => photo.role);
  const byKey = new Map(photos.map((photo) => [keyOf(photo.role, photo.name), photo]));
  const byFoldedKey = new Map(photos.map((photo) => [keyOf(photo.role, fold(photo.name)), photo]));
  const byStem = new Map(
    photos.map((photo) => [keyOf(photo.role, fold(stemOf(photo.name))), photo]),
  );
  const byName = Map.groupBy(photos, (photo) => posix.basename(photo.name));

  return (reference) => {
    const { role, name } = reference;
    const path = posix.normalize(name.replaceAll('\\', '/'));
    if (SCHEME.test(name) && !DRIVE.test(name)) return addressFinding(reference);
    if (path.startsWith('/') || DRIVE.test(name) || path === '..' || path.startsWith('../')) {
      const message = `the path ${quoted(name)} leaves the folder images/${role}`;
      return errorAt(
        reference,
        message,
        `put the photo into images/${role} and write only its name`,
      );
    }
    return byKey.get(keyOf(role, path)) ?? missing(reference, path);
  };

  function missing(reference: PhotoReference, path: string): Finding {
    const { role } = reference;
    const folded = byFoldedKey.get(keyOf(role, fold(path)));
    if (folded) return spellingFinding(reference, path, folded.name);
    const message = `there is no photo ${quoted(path)} in images/${role}`;
    const otherEnding = byStem.get(keyOf(role, fold(stemOf(path))));
    const names = (ofRole.get(role) ?? []).map((photo) => photo.name);
    const meant = otherEnding?.name ?? nearestWord(path, names);
    if (meant !== undefined) {
      return errorAt(reference, `${message}, did you mean '${meant}'?`, `use '${meant}'`);
    }
    const elsewhere = byName.get(posix.basename(path))?.[0];
    if (elsewhere) return errorAt(reference, message, `move ${elsewhere.file} there`);
    return errorAt(reference, message, 'put the photo there, or write the name of one that is');
  }
}

function addressFinding(reference: PhotoReference): Finding {
  const message = `${quoted(reference.name)} is an address, but only detail images may have one`;
  return errorAt(
    reference,
    message,
    `put the photo into images/${reference.role} and write its name`,
  );
}

function spellingFinding(reference: PhotoReference, path: string, name: string): Finding {
  const isCase = path.normalize() !== name.normalize();
  const message = isCase
    ? `the photo ${quoted(path)} is really called ${quoted(name)}: capital and small letters differ`
    : `${quoted(path)} is put together from other characters than the photo's name (Unicode ${formOf(name)})`;
  return errorAt(reference, message, `copy the name from here: '${name}', or rename the file`);
}

/** The form that accented letters have in a name: as one character (NFC) or as a letter and its accent (NFD). */
function formOf(name: string): string {
  return name === name.normalize('NFC') ? 'NFC' : 'NFD';
}

function keyOf(role: PhotoRole | undefined, name: string): string {
  const folder = posix.dirname(name).normalize();
  return `${role}/${folder}/${posix.basename(name)}`;
}

function fold(name: string): string {
  return name.normalize().toLowerCase();
}

function stemOf(name: string): string {
  return name.slice(0, name.length - posix.extname(name).length);
}
