/**
 * The program that asks the built server once for every page and its data, and writes the answers down:
 *
 *     node pipeline/site/prerender-pages.ts <folder>
 *
 * A process of its own: React is to be that of production from its first line, and the build is rid of the memory.
 *
 * React Router could do the same, through a web server that it starts for the time. That takes four times as long, and
 * looks for each page in the list of all of them.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { pagesOf } from '#catalogue/all-paths.ts';
import { CATALOGUE_FILE, type Catalogue } from '#catalogue/catalogue.ts';
import { SERVER_BUNDLE } from './make-bundles.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder for the pages');

const bundle: ServerBuild = await import(pathToFileURL(resolve(SERVER_BUNDLE)).href);
/** React Router renders only pages that stand here. */
const allowed: string[] = [];
const answer = createRequestHandler({ ...bundle, ssr: false, prerender: allowed }, 'production');

for (const path of await readPaths()) {
  allowed[0] = path;
  const data = path === '/' ? '/_.data' : `${path}.data`;
  await write(data, await ask(data));
  await write(join(path, 'index.html'), await ask(path === '/' ? path : `${path}/`));
}

/** The catalogue itself is let go of: the bundle has its own. */
async function readPaths(): Promise<readonly string[]> {
  return pagesOf(JSON.parse(await readFile(CATALOGUE_FILE, 'utf8')) as Catalogue);
}

async function ask(path: string): Promise<string> {
  const base = bundle.basename?.replace(/\/$/, '') ?? '';
  const response = await answer(new Request(`http://localhost${base}${path}`));
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${text}`);
  return text;
}

async function write(file: string, text: string): Promise<void> {
  const path = join(folder ?? '', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
