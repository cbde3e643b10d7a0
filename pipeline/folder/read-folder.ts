import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import type { Finding } from '#catalogue/check/finding.ts';
import { pathsOfFolder } from '#catalogue/check/validate-folder.ts';
import { error } from './file-messages.ts';
import { readJson, withPlainSpaces } from './read-json.ts';
import { positionsIn } from './text-position.ts';

export interface JsonFolder {
  readonly json: FolderJson;
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/** Accepts only UTF-8, with or without a byte order mark. */
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
  const bytes = await readInside(contentDir, file);
  const text = bytes instanceof Uint8Array ? decode(file, bytes) : bytes;
  if (typeof text !== 'string') return { file, text: '', json: undefined, findings: [text] };
  return { file, text, json: undefined, ...readJson(file, text) };
}

async function readInside(contentDir: string, file: string): Promise<Uint8Array | Finding> {
  const at = { file, path: [] };
  try {
    const [folder, target] = await Promise.all([
      realpath(contentDir),
      realpath(join(contentDir, file)),
    ]);
    if (!target.startsWith(join(folder, sep))) return error('file-outside', at);
    return await readFile(target);
  } catch (fault) {
    const code = (fault as NodeJS.ErrnoException).code ?? String(fault);
    if (code === 'ENOENT' || code === 'ENOTDIR') return error('file-missing', at);
    return error('file-unreadable', at, { code });
  }
}

function decode(file: string, bytes: Uint8Array): string | Finding {
  try {
    return withPlainSpaces(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // A lenient decoder replaces invalid bytes with U+FFFD, so the first one marks the line.
    const lenient = new TextDecoder('utf-8').decode(bytes);
    return error(
      'file-encoding',
      { file, path: [] },
      {
        line: positionsIn(lenient)(lenient.indexOf('\ufffd')).line,
      },
    );
  }
}
