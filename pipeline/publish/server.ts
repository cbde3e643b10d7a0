import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HostError } from './host-error.ts';
import { LISTING_FILE, type PublishOptions, type Target } from './publish-site.ts';
import { runTool } from './run-tool.ts';
import { foldersOf, isHashed } from './site-files.ts';

/** The web server must be able to read all files, whatever permissions they have here. */
const MODES = '--chmod=D755,F644';

export function openServer(
  { host, folder, port }: { host: string; folder: string; port: number | undefined },
  { siteDir, cacheDir }: PublishOptions,
): Target {
  const location = `${host}:${folder.replace(/\/*$/, '/')}`;
  const shell = port === undefined ? [] : ['-e', `ssh -p ${port}`];
  const rsync = (args: readonly string[], input = '') =>
    runTool('rsync', location, [...shell, ...args], input);
  const localListing = join(cacheDir, LISTING_FILE);

  return {
    host: 'server',
    location,
    async read(name) {
      try {
        await rsync(['--ignore-times', location + name, localListing]);
        return await readFile(localListing, 'utf8');
      } catch (error) {
        if (error instanceof HostError && error.failure === 'missing') return undefined;
        throw error;
      }
    },
    async writeListing(content) {
      await writeFile(localListing, content);
      await rsync(['--ignore-times', MODES, localListing, location]);
    },
    async find() {
      const list = await rsync(['--recursive', '--8-bit-output', '--list-only', location]);
      const lines = list.matchAll(/^-.{9}\s.*?\d\d:\d\d:\d\d (.+)$/gm);
      return new Set([...lines].map(([, name = '']) => name));
    },
    async put(names) {
      // A hashed file is complete or missing; other files can change without changing their size.
      const comparison = names.every(isHashed) ? '--size-only' : '--ignore-times';
      const args = ['--compress', MODES, comparison, '--from0', '--files-from=-'];
      await rsync([...args, `${siteDir}/`, location], names.join('\0'));
    },
    async remove(names) {
      // rsync removes files that are missing here and not excluded.
      const paths = new Set([...names.flatMap(foldersOf), ...names]);
      // Escapes wildcards: `[*]` matches only an asterisk.
      const rules = [...paths].map((path) => `+ /${path.replace(/[*?[]/g, '[$&]')}`);
      const args = ['--recursive', '--delete', '--from0', '--include-from=-', '--exclude=*'];
      await rsync([...args, `${siteDir}/`, location], rules.join('\0'));
    },
  };
}
