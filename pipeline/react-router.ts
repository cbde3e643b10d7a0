import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** React Router's command, as a file: by its name it is found only where npm has set the search path. */
export const REACT_ROUTER = join(require.resolve('@react-router/dev/package.json'), '../bin.cjs');
