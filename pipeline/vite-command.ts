import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Vite's command, as a file: by its name it is found only where npm has set the search path. */
export const VITE = join(require.resolve('vite/package.json'), '../bin/vite.js');

/**
 * Set in the environment of a development server beside which its command generates everything. The server waits until it
 * is told that this is done.
 */
export const GENERATED_BESIDE = 'GENERATED_BESIDE';
