import { type ExecFileException, execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { failureLine, systemFailureIn } from '#pipeline/system-failure.ts';
import { VITE } from '#pipeline/vite-command.ts';
import { BUNDLED_LICENCES } from './pages/bundled-licences.ts';

const say = messages(
  { failed: (code: unknown) => `The pages could not be built (exit code ${code})` },
  { failed: (code) => `Страницы собрать не удалось (код ${code})` },
);

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

const run = promisify(execFile);

/** @throws {ExpectedError} when Vite fails */
export async function makeBundles(): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // Without this, 100 MB of the heap are garbage that Node has not collected yet.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`,
  };
  await rm(BUNDLES_DIR, { recursive: true, force: true });
  try {
    await run(process.execPath, [VITE, 'build', '--app'], { env, maxBuffer: Infinity });
  } catch (error) {
    await rm(BUNDLES_DIR, { recursive: true, force: true });
    throw expectedError(error as ExecFileException);
  }
}

function expectedError({ code, stdout = '', stderr = '' }: ExecFileException): ExpectedError {
  const output = stdout + stderr;
  const failure = systemFailureIn(output);
  if (failure) return new ExpectedError(failureLine(failure));
  console.error(stripVTControlCharacters(output));
  return new ExpectedError(say().failed(code));
}
