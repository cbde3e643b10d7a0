import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '#pipeline/run-program.ts';
import { VITE } from '#pipeline/vite-command.ts';
import { BUNDLED_LICENCES } from './pages/bundled-licences.ts';

const BUNDLES_DIR = '.generated/bundles';

/** The words of each language, and the list of them, for scripts and pages to be made with. */
export const WORDS_DIR = '.generated/words';
export const LANGUAGES_FILE = '.generated/languages.json';

/** The scripts and styles that pages load, and those files that only the program below knows. */
export const ASSETS_DIRS = [
  join(BUNDLES_DIR, 'client/assets'),
  join(BUNDLES_DIR, 'server/assets'),
] as const;

/** Which files of the bundles belong to which source, as Vite tells. */
export const MANIFEST = join(BUNDLES_DIR, 'client/.vite/manifest.json');

/** What of others is in these scripts, with its licences. */
export const BUNDLED_LICENCES_FILE = join(BUNDLES_DIR, 'client', BUNDLED_LICENCES);

/** The program that renders pages. */
export const SERVER_BUNDLE = join(BUNDLES_DIR, 'server/render.js');

/** Builds what browsers load besides pages, and the program that renders the pages. */
export async function makeBundles(): Promise<void> {
  const environment = {
    NODE_ENV: 'production',
    // Of what it holds, 100 MB are garbage that Node has not found worth collecting yet.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`,
  };
  await rm(BUNDLES_DIR, { recursive: true, force: true });
  try {
    await runProgram({ args: [VITE, 'build', '--app'], environment });
  } catch (error) {
    await rm(BUNDLES_DIR, { recursive: true, force: true });
    throw error;
  }
}
