import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { PublishedRevision } from '#catalogue/schema/repository-host.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import program from '../../package.json' with { type: 'json' };

const revisionOf = memoize(async (contentDir: string) => {
  try {
    const args = ['rev-parse', 'HEAD', '--show-prefix'];
    const { stdout } = await promisify(execFile)('git', args, { cwd: contentDir });
    const [commit, folder = ''] = stdout.split('\n');
    return { commit, folder };
  } catch {
    // Git is missing, for example in a container.
    const folder = `${relative('.', contentDir).replaceAll(sep, '/')}/`;
    return { commit: process.env.GITHUB_SHA, folder };
  }
});

export async function repositoryOf(url: string | undefined, contentDir: string) {
  if (url === undefined) return undefined;
  const { folder } = await revisionOf(contentDir);
  return { url, folder };
}

export async function revisionFile(contentDir: string): Promise<string> {
  const { commit } = await revisionOf(contentDir);
  const { version } = program;
  const time = new Date().toISOString();
  return JSON.stringify({ commit, time, version } satisfies PublishedRevision);
}
