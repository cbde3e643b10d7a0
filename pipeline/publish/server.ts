import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HostError } from './host-error.ts';
import { LISTING_FILE, type Publication, type Target } from './publish-site.ts';
import { runTool } from './run-tool.ts';
import { foldersOf, isHashed } from './site-files.ts';

/** Everybody may read; otherwise the server decides about permissions. */
const MODES = '--chmod=D755,F644';

export function openServer(
  { host, folder, port }: { host: string; folder: string; port: number | undefined },
  { siteDir, cacheDir }: Publication,
): Target {
  const place = `${host}:${folder.replace(/\/*$/, '/')}`;
  const shell = port === undefined ? [] : ['-e', `ssh -p ${port}`];
  const rsync = (args: readonly string[], input = '') =>
    runTool('rsync', place, [...shell, ...args], input);
  const localListing = join(cacheDir, LISTING_FILE);

  return {
    to: 'server',
    place,
    async read(name) {
      try {
        await rsync(['--ignore-times', place + name, localListing]);
        return await readFile(localListing, 'utf8');
      } catch (error) {
        if (error instanceof HostError && error.failure === 'missing') return undefined;
        throw error;
      }
    },
    async writeListing(content) {
      await writeFile(localListing, content);
      await rsync(['--ignore-times', MODES, localListing, place]);
    },
    async find() {
      const list = await rsync(['--recursive', '--8-bit-output', '--list-only', place]);
      const lines = list.matchAll(/^-.{9}\s.*?\d\d:\d\d:\d\d (.+)$/gm);
      return new Set([...lines].map(([, name = '']) => name));
    },
    async put(names) {
      // A hashed file is whole or missing; pages can differ at the same size and time.
      const comparison = names.every(isHashed) ? '--size-only' : '--ignore-times';
      const args = ['--compress', MODES, comparison, '--from0', '--files-from=-'];
      await rsync([...args, `${siteDir}/`, place], names.join('\0'));
    },
    async remove(names) {
      // rsync removes what is missing here, except what it shall exclude.
      const paths = new Set([...names.flatMap(foldersOf), ...names]);
      // A class of one character stands for this character alone.
      const rules = [...paths].map((path) => `+ /${path.replace(/[*?[]/g, '[$&]')}`);
      const args = ['--recursive', '--delete', '--from0', '--include-from=-', '--exclude=*'];
      await rsync([...args, `${siteDir}/`, place], rules.join('\0'));
    },
  };
}
