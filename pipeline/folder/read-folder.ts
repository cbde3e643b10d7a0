import { isUtf8 } from 'node:buffer';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { Finding } from '#catalogue/check/finding.ts';
import { pathsOfFolder } from '#catalogue/check/validate-folder.ts';
import { readingFault } from '#pipeline/photos/decode/photo-fault.ts';
import { isInside } from '#pipeline/settings.ts';
import { error, notice } from './messages.ts';
import { lineFinder, readJson, withPlainSpaces } from './read-json.ts';

export interface JsonFolder {
  readonly json: FolderJson;
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

export async function readFolder(contentDir: string): Promise<JsonFolder> {
  const site = await readJsonFile(contentDir, 'site.json');
  const names = pathsOfFolder(site.json).filter((file) => file !== site.file);
  const others = await Promise.all(names.map((file) => readJsonFile(contentDir, file)));
  const files = [site, ...others];
  return {
    json: Object.fromEntries(files.map(({ file, json }) => [file, json])),
    texts: new Map(files.map(({ file, text }) => [file, text])),
    findings: files.flatMap(({ findings }) => findings),
  };
}

async function readJsonFile(contentDir: string, file: string) {
  const at = { file, path: [] };
  const name = basename(file);
  const similar = await similarNames(contentDir, file);
  const failed = (finding: Finding) => ({ file, text: '', json: undefined, findings: [finding] });
  try {
    const path = await realpath(join(contentDir, file));
    if (!isInside(path, await realpath(contentDir))) return failed(error('link', at));
    const bytes = await readFile(path);
    const text = withPlainSpaces(new TextDecoder().decode(bytes));
    if (!isUtf8(bytes)) {
      const line = lineFinder(text)(text.indexOf('\ufffd'));
      return failed(error('file-encoding', at, { line }));
    }
    const { json, findings } = readJson(file, text);
    // On a disk that ignores letter case, 'Gallery.json' is the file itself.
    const copies = similar
      .filter((copy) => copy.toLowerCase() !== name)
      .map((copy) =>
        notice('file-copy', { file: file.replace(name, () => copy), path: [] }, { name }),
      );
    return { file, text, json, findings: [...findings, ...copies] };
  } catch (fault) {
    if (!isMissing(fault)) return failed(unreadable(file, fault));
    if (similar.length === 0) return failed(error('file-missing', at));
    return failed(error('file-misnamed', at, { found: similar.join(', '), name }));
  }
}

const GAP = '[^\\p{L}\\d]';

/** Names such as `gallery (1).json`, which editors, file managers and cloud drives give to copies. */
async function similarNames(contentDir: string, file: string): Promise<string[]> {
  const names = await readdir(join(contentDir, dirname(file))).catch(() => []);
  const stem = basename(file, '.json');
  const similar = new RegExp(`^(?!\\.)(.*${GAP})?${stem}(${GAP}.*)?\\.json(\\.\\w+)?$`, 'iu');
  return names.filter((name) => name !== basename(file) && similar.test(name)).sort();
}

export function isMissing(fault: unknown): boolean {
  const { code = '' } = fault as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

export function unreadable(file: string, fault: unknown): Finding {
  const { message, remedy } = readingFault(fault);
  return error('unreadable', { file, path: [] }, { message, remedy });
}
