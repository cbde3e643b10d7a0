import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runProgram } from '#pipeline/run-program.ts';
import { VITE } from '#pipeline/vite-command.ts';
import { BUNDLED_LICENCES } from './pages/bundled-licences.ts';

const BUNDLES_DIR = '.generated/bundles';

export const LABELS_DIR = '.generated/labels';
export const LANGUAGES_FILE = '.generated/languages.json';

export const ASSETS_DIRS = [
  join(BUNDLES_DIR, 'client/assets'),
  join(BUNDLES_DIR, 'server/assets'),
] as const;

export const MANIFEST = join(BUNDLES_DIR, 'client/.vite/manifest.json');

export const BUNDLED_LICENCES_FILE = join(BUNDLES_DIR, 'client', BUNDLED_LICENCES);

export const SERVER_BUNDLE = join(BUNDLES_DIR, 'server/render.js');

export async function makeBundles(): Promise<void> {
  const environment = {
    NODE_ENV: 'production',
    // Without this, 100 MB of the heap are garbage that Node has not collected yet.
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
