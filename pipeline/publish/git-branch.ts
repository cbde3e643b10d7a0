import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LISTING_FILE } from './plan.ts';
import type { Publication, Target } from './publish-site.ts';
import { runTool } from './run-tool.ts';

const BRANCH = 'refs/heads/gh-pages';

/** A program makes the commit, so it needs no personal name. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'gallery',
  GIT_AUTHOR_EMAIL: 'gallery@localhost',
  GIT_COMMITTER_NAME: 'gallery',
  GIT_COMMITTER_EMAIL: 'gallery@localhost',
};

const REMOVED = '0'.repeat(40);

/**
 * Replaces the branch by a single commit, so that old pictures do not fill the repository. The local
 * objects stay in the cache, so that the next run sends only changes.
 */
export async function openGitBranch(
  repository: string,
  { siteDir, siteUrl, cacheDir }: Publication,
): Promise<Target> {
  const gitDir = join(cacheDir, 'github-pages.git');
  const environment = { ...IDENTITY, GIT_DIR: gitDir };
  const git = (args: readonly string[], input = '') =>
    runTool({ program: 'git', args, place: repository, environment, input });
  const store = async (content: string) =>
    (await git(['hash-object', '-w', '--stdin'], content)).trim();
  const index = (objects: readonly (readonly [name: string, object: string])[]) => {
    const lines = objects.map(([name, object]) => {
      const mode = object === REMOVED ? '0' : '100644';
      return `${mode} ${object}\t${name}\0`;
    });
    return git(['update-index', '--replace', '-z', '--index-info'], lines.join(''));
  };

  // Nobody else uses this folder, so a lock is left over from a killed run.
  for await (const lock of glob('**/*.lock', { cwd: gitDir })) await rm(join(gitDir, lock));
  await git(['init', '--quiet', '--bare', gitDir]);
  let tip = '';
  if (await git(['ls-remote', repository, BRANCH])) {
    await git(['fetch', '--quiet', '--depth=1', repository, `+${BRANCH}:${BRANCH}`]);
    tip = (await git(['rev-parse', BRANCH])).trim();
  }
  await git(['read-tree', tip || '--empty']);

  const push = async (...options: readonly string[]) => {
    const tree = (await git(['write-tree'])).trim();
    const commit = (await git(['commit-tree', tree, '-m', 'Publish the site'])).trim();
    const lease = `--force-with-lease=${BRANCH}:${tip}`;
    await git(['push', '--quiet', ...options, lease, repository, `${commit}:${BRANCH}`]);
  };
  // Asks whether it may write.
  await push('--dry-run');

  return {
    to: 'github-pages',
    place: repository,
    batchSize: Number.POSITIVE_INFINITY,
    async read(name) {
      const isThere = (await git(['ls-files', '--', name])) !== '';
      return isThere ? git(['cat-file', 'blob', `:0:${name}`]) : undefined;
    },
    async writeListing(content) {
      await index([[LISTING_FILE, await store(content)]]);
    },
    async find() {
      return new Set((await git(['ls-files', '-z'])).split('\0'));
    },
    async put(files) {
      const paths = files.map(({ file }) => `${join(siteDir, file)}\n`).join('');
      const objects = await git(['hash-object', '-w', '--no-filters', '--stdin-paths'], paths);
      const lines = objects.split('\n');
      await index(files.map(({ name }, position) => [name, lines[position] ?? '']));
    },
    async remove(names) {
      await index(names.map((name) => [name, REMOVED]));
    },
    async finish() {
      const host = siteUrl && new URL(siteUrl).hostname;
      const isOwnName = host && !host.endsWith('.github.io');
      // Without the first file, GitHub runs Jekyll on the site.
      await index([
        ['.nojekyll', await store('')],
        ['CNAME', isOwnName ? await store(`${host}\n`) : REMOVED],
      ]);
      await push();
    },
  };
}
