import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The path of the file, because the command name works only inside npm scripts. */
export const VITE = join(require.resolve('vite/package.json'), '../bin/vite.js');

/** Set for a development server that starts before its files are generated, and must wait. */
export const GENERATED_BESIDE = 'GENERATED_BESIDE';
