import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HostError } from './host-error.ts';
import { LISTING_FILE } from './plan.ts';
import type { Publication, Target } from './publish-site.ts';
import { runTool } from './run-tool.ts';
import { foldersOf, isHashed } from './site-files.ts';

interface Server {
  /** `elena@example.org`, or an alias of the SSH configuration. */
  readonly host: string;
  /** Only its last part may be missing. */
  readonly folder: string;
  readonly port: number | undefined;
}

/** Everybody may read; otherwise the server decides about permissions. */
const MODES = '--chmod=D755,F644';

export function openServer(
  { host, folder, port }: Server,
  { siteDir, cacheDir }: Publication,
): Target {
  const target = `${host}:${folder.replace(/\/*$/, '/')}`;
  const shell = port === undefined ? [] : ['-e', `ssh -p ${port}`];
  const rsync = (args: readonly string[], input = '') =>
    runTool({ program: 'rsync', args: [...shell, ...args], place: target, input });
  const localListing = join(cacheDir, LISTING_FILE);

  return {
    to: 'server',
    place: target,
    // rsync itself skips the files that an interrupted run has sent.
    batchSize: Number.POSITIVE_INFINITY,
    async read(name) {
      try {
        await rsync(['--ignore-times', target + name, localListing]);
      } catch (error) {
        if (error instanceof HostError && error.failure === 'missing') return undefined;
        throw error;
      }
      return readFile(localListing, 'utf8');
    },
    async writeListing(content) {
      await writeFile(localListing, content);
      await rsync(['--ignore-times', MODES, localListing, target]);
    },
    async find() {
      const list = await rsync(['--recursive', '--8-bit-output', '--list-only', target]);
      const lines = list.matchAll(/^-.{9}\s.*?\d\d:\d\d:\d\d (.+)$/gm);
      return new Set([...lines].map(([, name = '']) => name));
    },
    async put(files) {
      // A hashed file is whole or missing; pages can differ at the same size and time.
      const comparison = files.every(isHashed) ? '--size-only' : '--ignore-times';
      const args = ['--compress', MODES, comparison, '--from0', '--files-from=-'];
      const names = files.map(({ name }) => `${name}\0`).join('');
      await rsync([...args, `${siteDir}/`, target], names);
    },
    async remove(names) {
      // rsync removes what is missing here, except what it shall exclude.
      const folders = new Set(names.flatMap(foldersOf));
      const rules = [...folders, ...names].map((name) => `+ /${escapePattern(name)}\0`).join('');
      const args = ['--recursive', '--delete', '--from0', '--include-from=-', '--exclude=*'];
      await rsync([...args, `${siteDir}/`, target], rules);
    },
  };
}

/** A class of one character stands for this character alone. */
function escapePattern(name: string): string {
  return name.replace(/[*?[\\]/g, (sign) => (sign === '\\' ? '[\\\\]' : `[${sign}]`));
}
