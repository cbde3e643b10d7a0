import { glob, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LISTING_FILE, type PublishOptions, type Target } from './publish-site.ts';
import { runTool } from './run-tool.ts';

const BRANCH = 'refs/heads/gh-pages';

/** Author of the published commit, instead of the name and e-mail in the git settings, which would become public. */
const IDENTITY = ['-c', 'user.name=gallery', '-c', 'user.email=gallery@localhost'];

/** Replaces the branch by one commit, so that old pictures do not fill it. The cache keeps the repository for later. */
export async function openGitBranch(
  repository: string,
  { siteDir, siteUrl, cacheDir }: PublishOptions,
): Promise<Target> {
  const gitDir = join(cacheDir, 'github-pages.git');
  const git = (args: readonly string[], input = '') =>
    runTool('git', repository, [`--git-dir=${gitDir}`, ...IDENTITY, ...args], input);
  const index = (lines: readonly string[]) =>
    git(['update-index', '--replace', '-z', '--index-info'], lines.join('\0'));
  const store = async (name: string, content: string) => {
    const object = (await git(['hash-object', '-w', '--stdin'], content)).trim();
    await index([`100644 ${object}\t${name}`]);
  };
  const remove = async (names: readonly string[]) => {
    await index(names.map((name) => `0 ${'0'.repeat(40)}\t${name}`));
  };

  // Only this program uses the folder, so a lock is left over from a killed run.
  for await (const lock of glob('**/*.lock', { cwd: gitDir })) await rm(join(gitDir, lock));
  await git(['init', '--quiet', '--bare', gitDir]);
  const [tip = ''] = (await git(['ls-remote', repository, BRANCH])).split('\t');
  if (tip) await git(['fetch', '--quiet', '--depth=1', repository, `+${BRANCH}:${BRANCH}`]);
  await git(['read-tree', tip || '--empty']);

  const push = async (...extra: readonly string[]) => {
    const tree = (await git(['write-tree'])).trim();
    const commit = (await git(['commit-tree', tree, '-m', 'Publish the site'])).trim();
    const lease = `--force-with-lease=${BRANCH}:${tip}`;
    await git(['push', '--quiet', ...extra, lease, repository, `${commit}:${BRANCH}`]);
  };
  // Asks for the permission to write before anything is sent.
  await push('--dry-run');

  return {
    host: 'github-pages',
    location: repository,
    async read(name) {
      const isFound = (await git(['ls-files', '--', name])) !== '';
      return isFound ? git(['cat-file', 'blob', `:0:${name}`]) : undefined;
    },
    writeListing: (content) => store(LISTING_FILE, content),
    async find() {
      return new Set((await git(['ls-files', '-z'])).split('\0'));
    },
    async put(names) {
      const paths = names.map((name) => `${join(siteDir, name)}\n`).join('');
      const objects = await git(['hash-object', '-w', '--no-filters', '--stdin-paths'], paths);
      const lines = objects.trim().split('\n');
      await index(lines.map((object, position) => `100644 ${object}\t${names[position]}`));
    },
    remove,
    async finish() {
      // Without this file, GitHub runs Jekyll on the site.
      await store('.nojekyll', '');
      const host = siteUrl && new URL(siteUrl).hostname;
      if (host && !host.endsWith('.github.io')) await store('CNAME', `${host}\n`);
      else await remove(['CNAME']);
      await push();
    },
  };
}
