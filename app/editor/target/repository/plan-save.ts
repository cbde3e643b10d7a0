import { problemsIn } from '#app/editor/check-change.ts';
import type { SaveAnswer } from '#app/editor/target/save-target.ts';
import { applyChange } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { formatJson } from '#catalogue/change/format-json.ts';
import { type ChangeWithPhotos, placePhotos } from '#catalogue/change/place-photos.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import { type ChangedFiles, HostError, type Snapshot } from './repository.ts';

interface PlannedSave {
  readonly status: 'planned';
  /** Those that differ from the snapshot. */
  readonly files: ChangedFiles;
  readonly json: FolderJson;
  /** Of the work or post. */
  readonly id?: number | undefined;
}

export function jsonOf({ texts }: Snapshot): FolderJson {
  try {
    const files = [...texts].map(([file, text]) => [file, JSON.parse(text.replace(/^\ufeff/, ''))]);
    const json: FolderJson = Object.fromEntries(files);
    return normalizeJson(json, [], json);
  } catch {
    throw new HostError('broken');
  }
}

interface Head {
  readonly snapshot: Snapshot;
  readonly json: FolderJson;
  readonly language: Language;
}

/** The files of a save, unless the check refuses it. */
export async function planSave(
  { snapshot: { hashes, texts }, json, language }: Head,
  save: ChangeWithPhotos<Blob>,
): Promise<PlannedSave | SaveAnswer> {
  const { change, photos } = await placePhotos(save, hashes.keys(), async (file, photo) => {
    return hashes.get(file) === (await gitHash(photo));
  });
  const result = applyChange(json, change);
  if (result.status === 'conflict') return result;
  const changed = { ...json, ...result.files };
  const problems = problemsIn(changed, language).filter(({ severity }) => severity === 'error');
  if (problems.length > 0) return { status: 'problems', problems };
  const written = Object.entries(result.files)
    .map(([file, value]) => [file, formatJson(file, value)] as const)
    .filter(([file, text]) => texts.get(file) !== text);
  const files = new Map<string, string | Blob>([...photos, ...written]);
  return { status: 'planned', files, json: changed, id: result.id };
}

async function gitHash(photo: Blob): Promise<string> {
  const object = new Blob([`blob ${photo.size}\0`, photo]);
  const hash = await crypto.subtle.digest('SHA-1', await object.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
