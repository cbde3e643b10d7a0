import type { HostAnswer, HostRequest, HostState } from './git-host.ts';

/** Of a page of a tree. Small, so that tests see several. */
const ENTRIES_PER_PAGE = 100;

export function answerGitea(state: HostState, request: HostRequest): HostAnswer {
  const { git } = state;
  const { method, path, query, body } = request;
  const [, area = '', kind = '', value = ''] = path.split('/');
  switch (`${method} ${area}`) {
    case 'GET ':
      return [200, { default_branch: 'main', permissions: { push: true, pull: true } }];
    case 'GET branches':
      return [200, { name: kind, commit: { id: git.head() } }];
    case 'GET git':
      if (kind === 'blobs') {
        return [200, { encoding: 'base64', content: git.blob(value).toString('base64') }];
      }
      return treePage(git.tree(value), Number(query.get('page') ?? 1));
    case 'GET compare':
      return compare(state, kind);
    case 'GET commits':
      return combinedStatus(state, kind);
    case 'POST contents':
      return changeFiles(state, body);
    default:
      return undefined;
  }
}

function treePage(entries: readonly object[], page: number): HostAnswer {
  const end = page * ENTRIES_PER_PAGE;
  const tree = entries.slice(end - ENTRIES_PER_PAGE, end);
  return [200, { tree, page, total_count: entries.length, truncated: end < entries.length }];
}

function compare({ git }: HostState, range: string): HostAnswer {
  const [base = '', head = ''] = range.split('...');
  if (!git.treeOf(base) || !git.treeOf(head)) return undefined;
  const commits = git.log(base, head).toReversed();
  return [200, { total_commits: commits.length, commits }];
}

type Operation = Readonly<Record<'operation' | 'path' | 'content' | 'sha', string>>;

/** The codes of `handleChangeRepoFilesError` in Gitea 1.23. */
function changeFiles({ git }: HostState, body: HostRequest['body']): HostAnswer {
  const files: readonly Operation[] = body.files;
  const head = git.head() ?? '';
  const stored = new Map(git.tree(head).map(({ path, sha }) => [path, sha]));
  for (const { operation, path, sha } of files) {
    const own = stored.get(path);
    if (operation === 'create' && own) {
      return [422, { message: `repository file already exists [path: ${path}]` }];
    }
    if (operation !== 'create' && !own) {
      return [404, { message: `repository file does not exist [path: ${path}]` }];
    }
    if (operation !== 'create' && own !== sha) {
      return [422, { message: `sha does not match [given: ${sha}, expected: ${own}]` }];
    }
  }
  const changes = files.map(({ operation, path, content = '' }) => ({
    path,
    sha: operation === 'delete' ? null : git.writeBlob(Buffer.from(content, 'base64')),
  }));
  const commit = git.writeCommit(git.writeTree(head, changes), [head], body.message ?? '');
  git.setHead(commit);
  return [201, { commit: { sha: commit }, files: [] }];
}

const STATES = { running: 'pending', done: 'success', failed: 'failure' };

function combinedStatus({ runs }: HostState, sha: string): HostAnswer {
  const state = runs.get(sha);
  const statuses = state && {
    status: STATES[state.status],
    context: state.step,
    target_url: `https://codeberg.org/elena/gallery/actions/runs/${sha}`,
  };
  return [200, { sha, statuses: statuses ? [statuses] : [] }];
}
