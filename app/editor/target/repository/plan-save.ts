import { checkChange } from '#app/editor/check-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { formatJson } from '#catalogue/change/format-json.ts';
import { assignPhotoPaths, type ChangeWithPhotos } from '#catalogue/change/photo-paths.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { normalizeJson } from '#catalogue/texts/normalize-json.ts';
import { type ChangedFiles, HostError, type Snapshot } from './repository.ts';

export function jsonOf({ texts }: Snapshot): FolderJson {
  try {
    const files = [...texts].map(([file, text]) => [file, JSON.parse(text.replace(/^\ufeff/, ''))]);
    const json: FolderJson = Object.fromEntries(files);
    return normalizeJson(json, [], json);
  } catch {
    throw new HostError('broken');
  }
}

export async function planSave(
  { hashes, texts }: Snapshot,
  json: FolderJson,
  save: ChangeWithPhotos<Blob>,
  language: Language,
) {
  const { change, photos } = await assignPhotoPaths(save, hashes.keys(), async (file, photo) => {
    return hashes.get(file) === (await gitHash(photo));
  });
  const result = checkChange({ files: json, change, language });
  if (result.status === 'conflict') return result;
  const problems = result.problems.filter(({ severity }) => severity === 'error');
  if (problems.length > 0) return { status: 'problems' as const, problems };
  const written = Object.entries(result.files)
    .map(([file, value]) => [file, formatJson(file, value)] as const)
    .filter(([file, text]) => texts.get(file) !== text);
  const files: ChangedFiles = new Map<string, string | Blob>([...photos, ...written]);
  return { ...result, status: 'planned' as const, files, json: { ...json, ...result.files } };
}

async function gitHash(photo: Blob): Promise<string> {
  const object = new Blob([`blob ${photo.size}\0`, photo]);
  const hash = await crypto.subtle.digest('SHA-1', await object.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
