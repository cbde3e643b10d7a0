import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Finding } from '#catalogue/check/finding.ts';
import { allFiles, type ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import { hasCredentials } from '#catalogue/texts/url.ts';
import { readPublicUrl } from '#pipeline/settings.ts';
import { lettersWithoutFont } from './font-letters.ts';
import { error, notice } from './messages.ts';
import { isMissing, unreadable } from './read-folder.ts';

export async function fileFindings(files: ValidatedFolder, contentDir: string): Promise<Finding[]> {
  return [
    ...letterFindings(files),
    ...urlFindings(files),
    ...(await sealFindings(files, contentDir)),
  ];
}

const MOST_SHOWN_LETTERS = 20;

function letterFindings(files: ValidatedFolder): Finding[] {
  return allFiles(files).flatMap(({ file, json }) => {
    const missing = lettersWithoutFont(JSON.stringify(json) ?? '');
    const letters = missing.slice(0, MOST_SHOWN_LETTERS).join(' ');
    return letters ? [notice('no-letters', { file, path: [] }, { letters })] : [];
  });
}

function urlFindings({ site }: ValidatedFolder): Finding[] {
  const url = site.salvaged?.address;
  // Another rule reports credentials in a URL.
  if (url === undefined || hasCredentials(url)) return [];
  try {
    readPublicUrl(url);
    return [];
  } catch {
    return [error('private-url', { file: site.file, path: ['address'] }, { url })];
  }
}

const SEAL_WIDTH_PX = 512;

/** Scripts and requests to other sites would run when somebody opens the SVG file itself. */
const ACTIVE_SVG =
  /<\s*(?:script|foreignObject|iframe|a|image)\b|\son\w+\s*=|@import|url\(\s*["']?https?:/i;

async function sealFindings({ site }: ValidatedFolder, contentDir: string): Promise<Finding[]> {
  const name = site.salvaged?.seal;
  if (name === undefined) return [];
  const at = { file: site.file, path: ['seal'] };
  const isSvg = name.endsWith('.svg');
  const wrongFormat = [error('seal-format', at, { name, format: isSvg ? 'SVG' : 'PNG' })];
  let bytes: Buffer;
  try {
    bytes = await readFile(join(contentDir, name));
  } catch (fault) {
    return isMissing(fault) ? wrongFormat : [unreadable(name, fault)];
  }
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (picture?.format !== (isSvg ? 'svg' : 'png')) return wrongFormat;
  if (isSvg && ACTIVE_SVG.test(bytes.toString())) return [error('active-seal', at, { name })];
  const { width, height } = picture;
  const values = { name, width, height, limit: SEAL_WIDTH_PX };
  if (width !== height) return [error('seal-size', at, values)];
  return isSvg || width >= SEAL_WIDTH_PX ? [] : [notice('seal-size', at, values)];
}
