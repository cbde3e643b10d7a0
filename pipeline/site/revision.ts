import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { PublishedRevision } from '#catalogue/schema/repository-host.ts';
import program from '../../package.json' with { type: 'json' };

/** The artist's folder in its repository: the path, with a final slash, and the commit that git has checked out. */
async function revisionOf(contentDir: string) {
  try {
    const args = ['rev-parse', 'HEAD', '--show-prefix'];
    const { stdout } = await promisify(execFile)('git', args, { cwd: contentDir });
    const [commit, folder = ''] = stdout.split('\n');
    return { commit, folder };
  } catch {
    // Without git, as in a container.
    const folder = `${relative('.', contentDir).replaceAll(sep, '/')}/`;
    return { commit: process.env.GITHUB_SHA, folder };
  }
}

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
