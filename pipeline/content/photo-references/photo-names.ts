import { posix } from 'node:path';
import type { PhotoRole } from '#catalogue/photos/photo.ts';
import { normalizeLine } from '#catalogue/texts/normalize-text.ts';
import { nearestWord } from '#catalogue/words/spelling.ts';
import { errorAt, type Finding, quoted } from '#pipeline/content/finding.ts';
import { messages, told } from '#pipeline/messages.ts';
import type { PhotoFile } from './photo-folder.ts';
import type { PhotoReference } from './photo-references.ts';

const say = messages(
  {
    meant: (path: string, folder: string, meant: string) =>
      told(`there is no photo ${path} in ${folder}, did you mean '${meant}'?`, `use '${meant}'`),
    elsewhere: (path: string, folder: string, file: string) =>
      told(`there is no photo ${path} in ${folder}`, `move ${file} there`),
    missing: (path: string, folder: string) =>
      told(
        `there is no photo ${path} in ${folder}`,
        'put the photo there, or write the name of one that is',
      ),
    escape: (name: string, folder: string) =>
      told(
        `the path ${name} leaves the folder ${folder}`,
        `put the photo into ${folder} and write only its name`,
      ),
    address: (name: string, folder: string) =>
      told(
        `${name} is an address, but only detail images may have one`,
        `put the photo into ${folder} and write its name`,
      ),
    letterCase: (path: string, name: string) =>
      told(
        `the photo ${path} is really called '${name}': capital and small letters differ`,
        `copy the name from here: '${name}', or rename the file`,
      ),
  },
  {
    meant: (path, folder, meant) =>
      told(`фото ${path} нет в ${folder}, может быть, «${meant}»?`, `напишите «${meant}»`),
    elsewhere: (path, folder, file) =>
      told(`фото ${path} нет в ${folder}`, `перенесите туда ${file}`),
    missing: (path, folder) =>
      told(`фото ${path} нет в ${folder}`, 'положите его туда или напишите имя того, которое есть'),
    escape: (name, folder) =>
      told(
        `путь ${name} выходит из папки ${folder}`,
        `положите фото в ${folder} и напишите только его имя`,
      ),
    address: (name, folder) =>
      told(
        `${name} — адрес, а адрес можно дать только дополнительному фото`,
        `положите фото в ${folder} и напишите его имя`,
      ),
    letterCase: (path, name) =>
      told(
        `фото ${path} на самом деле зовётся «${name}»: большие и маленькие буквы разные`,
        `скопируйте имя отсюда: «${name}», или переименуйте файл`,
      ),
  },
);

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
 * Letter case must match: other computers are less tolerant than the artist's. The Unicode form does not matter, and
 * `\` counts as `/`.
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
    const path = posix.normalize(name.replaceAll('\\', '/'));
    if (SCHEME.test(name) && !DRIVE.test(name))
      return { status: 'missing', finding: addressFinding(reference) };
    if (path.startsWith('/') || DRIVE.test(name) || path === '..' || path.startsWith('../')) {
      return { status: 'missing', finding: escapeFinding(reference) };
    }
    const photo = byKey.get(keyOf(role, path));
    return photo ? { status: 'found', photo } : { status: 'missing', ...missing(reference, path) };
  };

  function missing(
    reference: PhotoReference,
    path: string,
  ): { finding: Finding; meant?: PhotoFile } {
    const { role } = reference;
    const spelled = byFoldedKey.get(keyOf(role, fold(path)));
    if (spelled) return { finding: spellingFinding(reference, path, spelled.name), meant: spelled };
    const folder = `images/${role}`;
    const candidates = ofRole.get(role) ?? [];
    const otherEnding = byStem.get(keyOf(role, fold(stemOf(path))));
    if (!otherEnding) searches += 1;
    const isWorthIt = searches <= MAX_SEARCHES;
    const meant = otherEnding ?? (isWorthIt ? nearestPhoto(path, candidates) : undefined);
    if (meant) {
      const words = say().meant(quoted(path), folder, meant.name);
      return { finding: errorAt(reference, ...words), meant };
    }
    const elsewhere = byName.get(posix.basename(path))?.[0];
    if (elsewhere) {
      const words = say().elsewhere(quoted(path), folder, elsewhere.file);
      return { finding: errorAt(reference, ...words), meant: elsewhere };
    }
    return { finding: errorAt(reference, ...say().missing(quoted(path), folder)) };
  }
}

function nearestPhoto(path: string, candidates: readonly PhotoFile[]): PhotoFile | undefined {
  const nearest = nearestWord(
    path,
    candidates.map((photo) => photo.name),
  );
  return candidates.find((photo) => photo.name === nearest);
}

function escapeFinding(reference: PhotoReference): Finding {
  return errorAt(reference, ...say().escape(quoted(reference.name), `images/${reference.role}`));
}

function addressFinding(reference: PhotoReference): Finding {
  return errorAt(reference, ...say().address(quoted(reference.name), `images/${reference.role}`));
}

function spellingFinding(reference: PhotoReference, path: string, name: string): Finding {
  return errorAt(reference, ...say().letterCase(quoted(path), name));
}

function keyOf(role: PhotoRole | undefined, name: string): string {
  return `${role}/${normalizeLine(name)}`;
}

function fold(name: string): string {
  return normalizeLine(name).toLowerCase();
}

function stemOf(name: string): string {
  return name.slice(0, name.length - posix.extname(name).length);
}
