import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import sharp from 'sharp';
import type { Finding } from '#catalogue/check/finding.ts';
import { allFiles, type ValidatedFolder } from '#catalogue/check/validate-folder.ts';
import { hasCredentials } from '#catalogue/texts/url.ts';
import { publicAddress } from '#pipeline/settings.ts';
import { FONTS, lettersWithoutFont } from './font-letters.ts';
import { error, notice } from './messages.ts';
import { isMissing, unreadable } from './read-folder.ts';

export async function fileFindings(files: ValidatedFolder, contentDir: string): Promise<Finding[]> {
  return [
    ...letterFindings(files),
    ...addressFindings(files),
    ...(await sealFindings(files, contentDir)),
  ];
}

const MOST_SHOWN_LETTERS = 20;

/** Letters that both fonts have are part of the site in every language. */
function letterFindings(files: ValidatedFolder): Finding[] {
  return allFiles(files).flatMap(({ file, json }) => {
    const missing = lettersWithoutFont(JSON.stringify(json) ?? '', isDrawn);
    const letters = missing.slice(0, MOST_SHOWN_LETTERS).join(' ');
    return letters ? [notice('no-letters', { file, path: [] }, { letters })] : [];
  });
}

const { resolve } = createRequire(import.meta.url);

let drawn: readonly ReadonlySet<number>[] | undefined;

function isDrawn(letter: string): boolean {
  drawn ??= Object.values(FONTS).map(({ folder, file }) => {
    const font = new Face(new Blob(readFileSync(resolve(`${folder}/${file}`))));
    return new Set(font.collectUnicodes());
  });
  return drawn.every((letters) => letters.has(letter.codePointAt(0) ?? 0));
}

function addressFindings({ site }: ValidatedFolder): Finding[] {
  const url = site.salvaged?.address;
  // The check of all texts reports credentials.
  if (url === undefined || hasCredentials(url)) return [];
  try {
    publicAddress(url);
    return [];
  } catch {
    return [error('private-address', { file: site.file, path: ['address'] }, { url })];
  }
}

const SEAL_WIDTH_PX = 512;

/** Scripts and requests to other sites, which would run when an SVG is opened by itself. */
const ACTIVE_SVG =
  /<\s*(?:script|foreignObject|iframe|a|image)\b|\son\w+\s*=|@import|url\(\s*["']?https?:/i;

async function sealFindings({ site }: ValidatedFolder, contentDir: string): Promise<Finding[]> {
  const name = site.salvaged?.seal;
  if (name === undefined) return [];
  const at = { file: site.file, path: ['seal'] };
  let bytes: Buffer;
  try {
    bytes = await readFile(join(contentDir, name));
  } catch (fault) {
    return [isMissing(fault) ? error('no-seal', at, { name }) : unreadable(name, fault)];
  }
  const picture = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const format = name.endsWith('.svg') ? 'svg' : 'png';
  if (picture?.format !== format) {
    return [error('seal-format', at, { name, format: format.toUpperCase() })];
  }
  if (format === 'svg' && ACTIVE_SVG.test(bytes.toString())) {
    return [error('active-seal', at, { name })];
  }
  const { width, height } = picture;
  const values = { name, width, height, limit: SEAL_WIDTH_PX };
  if (width !== height) return [error('seal-size', at, values)];
  if (format === 'svg' || width >= SEAL_WIDTH_PX) return [];
  return [notice('seal-size', at, values)];
}
