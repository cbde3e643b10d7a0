import { join } from 'node:path';
import { ExpectedError } from '#pipeline/expected-error.ts';
import { messages } from '#pipeline/messages.ts';
import { CACHE_DIR } from '#pipeline/settings.ts';
import { endOf, runTool } from './run-tool.ts';

export interface GithubPages {
  readonly to: 'github-pages';
  readonly repository: string;
}

const BRANCH = 'gh-pages';

const FOR_OTHER_HOSTS = ['**/*.br', '**/*.gz', '_headers', '_redirects'];

/** A program makes the commit, so it needs no personal name. */
const AUTHOR = { name: 'gallery', email: 'gallery@localhost' };

const say = messages(
  {
    noRepository: (repository: string) =>
      `There is no repository ${repository}, or it lets nobody in from here; see its address at GitHub, and whether 'git ls-remote ${repository}' gets in`,
  },
  {
    noRepository: (repository) =>
      `Репозитория ${repository} нет, или отсюда в него не пускают; посмотрите его адрес на GitHub и проверьте, входит ли «git ls-remote ${repository}»`,
  },
);

export async function findRepository({ repository }: GithubPages): Promise<void> {
  const words = ['ls-remote', '--quiet', repository];
  const { code, output } = await endOf({ program: 'git', words, isQuiet: true });
  if (code === 0) return;
  console.error(output);
  throw new ExpectedError(say().noRepository(repository));
}

interface Publishing {
  readonly siteDir: string;
  readonly siteUrl: string | undefined;
  readonly isDryRun: boolean;
}

/**
 * Pushes a single commit, so old pictures do not fill the repository. The git folder stays, so the
 * next run sends only changes.
 * @throws {ExpectedError} when git is missing or fails
 */
export async function publishToGithubPages(
  { repository }: GithubPages,
  { siteDir, siteUrl, isDryRun }: Publishing,
): Promise<void> {
  const environment = {
    GIT_DIR: join(CACHE_DIR, 'github-pages.git'),
    GIT_WORK_TREE: siteDir,
    GIT_AUTHOR_NAME: AUTHOR.name,
    GIT_AUTHOR_EMAIL: AUTHOR.email,
    GIT_COMMITTER_NAME: AUTHOR.name,
    GIT_COMMITTER_EMAIL: AUTHOR.email,
  };
  const git = (...words: string[]) =>
    runTool({ program: 'git', words, environment, isQuiet: true });
  const add = async (file: string, input: string) => {
    const words = ['hash-object', '-w', '--stdin'];
    const hash = await runTool({ program: 'git', words, environment, input, isQuiet: true });
    await git('update-index', '--add', '--cacheinfo', `100644,${hash.trim()},${file}`);
  };

  await git('init', '--quiet');
  // Preserves line ends as built.
  await git('config', 'core.autocrlf', 'false');
  await git('rm', '-r', '--cached', '--quiet', '--ignore-unmatch', '.');
  const others = FOR_OTHER_HOSTS.map((pattern) => `:(exclude,glob)${pattern}`);
  await git('add', '--all', '--force', '--', '.', ...others);
  // Without this file, GitHub runs Jekyll on the site.
  await add('.nojekyll', '');
  const host = siteUrl && new URL(siteUrl).hostname;
  if (host && !host.endsWith('.github.io')) await add('CNAME', `${host}\n`);
  const tree = (await git('write-tree')).trim();
  const commit = (await git('commit-tree', tree, '-m', 'Publish the site')).trim();
  const push = ['push', '--force', ...(isDryRun ? ['--dry-run'] : [])];
  await runTool({
    program: 'git',
    words: [...push, repository, `${commit}:refs/heads/${BRANCH}`],
    environment,
  });
  // Without the pushed commit, the next run would send everything again.
  if (!isDryRun) await git('update-ref', `refs/heads/${BRANCH}`, commit);
}
