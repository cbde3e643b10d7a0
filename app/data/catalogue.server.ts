import { readFileSync, statSync } from 'node:fs';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';

/**
 * The checked catalogue.
 *
 * @throws when the pipeline has not written it yet.
 */
export function readCatalogue(): Catalogue {
  return readGenerated<Catalogue>(CATALOGUE_FILE);
}

const lastRead = new Map<string, { readonly mtimeMs: number; readonly content: unknown }>();

/**
 * What the pipeline has written, read again only when its file has changed, so that a page under work is always
 * current.
 *
 * @throws when the pipeline has not written it yet.
 */
function readGenerated<Content>(file: string): Content {
  const { mtimeMs } = statSync(file);
  const known = lastRead.get(file);
  if (known?.mtimeMs === mtimeMs) return known.content as Content;
  const content = JSON.parse(readFileSync(file, 'utf8')) as Content;
  lastRead.set(file, { mtimeMs, content });
  return content;
}
