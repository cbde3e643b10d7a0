import type { HostAnswer, HostRequest, HostState } from './git-host.ts';

/** GitHub's own limit is 100,000. */
const MOST_ENTRIES = 5000;

/** Documentation of the answers: https://docs.github.com/en/rest/git */
export function answerGithub(state: HostState, request: HostRequest): HostAnswer {
  const { git } = state;
  const { method, path, query, body } = request;
  const [, area = '', kind = '', ...rest] = path.split('/');
  const value = rest.join('/');
  switch (`${method} ${[area, kind].filter(Boolean).join('/')}`) {
    case 'GET ':
      return [200, { default_branch: 'main', full_name: 'elena/gallery' }];
    case 'GET branches/main':
      return [200, { name: kind, commit: { sha: git.head() } }];
    case 'PATCH git/refs': {
      if (!body.force && !git.contains(git.head() ?? '', body.sha)) {
        return [422, { message: 'Update is not a fast forward' }];
      }
      git.setHead(body.sha);
      return [200, { ref: `refs/${value}`, object: { type: 'commit', sha: body.sha } }];
    }
    case 'POST git/blobs':
      return [201, { sha: git.writeBlob(Buffer.from(body.content, bufferEncoding(body))) }];
    case 'GET git/blobs':
      return [200, { encoding: 'base64', content: lines(git.blob(value).toString('base64')) }];
    case 'GET git/trees': {
      const tree = git.tree(value);
      const truncated = tree.length > MOST_ENTRIES;
      return [200, { sha: git.treeOf(value), tree: tree.slice(0, MOST_ENTRIES), truncated }];
    }
    case 'POST git/trees': {
      const entries: readonly Record<'path' | 'sha' | 'content', string | undefined>[] = body.tree;
      const changes = entries.map(({ path = '', sha, content = '' }) => {
        return { path, sha: sha ?? git.writeBlob(content) };
      });
      return [201, { sha: git.writeTree(body.base_tree, changes) }];
    }
    case 'POST git/commits':
      return [201, { sha: git.writeCommit(body.tree, body.parents, body.message) }];
    case 'GET git/commits':
      return [200, { sha: value, tree: { sha: git.treeOf(value) } }];
    case 'GET actions/runs':
      return value ? jobsOf(state, rest) : runsOf(state, query.get('head_sha') ?? '');
    default:
      return area === 'compare' ? compare(state, kind) : undefined;
  }
}

function bufferEncoding({ encoding }: { readonly encoding?: string }): BufferEncoding {
  return encoding === 'base64' ? 'base64' : 'utf8';
}

function lines(text: string): string {
  return text.replaceAll(/.{60}/g, '$&\n');
}

function compare({ git }: HostState, range: string): HostAnswer {
  const [base = '', head = ''] = range.split('...');
  if (!git.treeOf(base) || !git.treeOf(head)) return undefined;
  const commits = git.log(base, head);
  return [200, { total_commits: commits.length, commits: commits.slice(0, 250) }];
}

function runsOf({ runs }: HostState, sha: string): HostAnswer {
  const state = runs.get(sha);
  if (!state) return [200, { total_count: 0, workflow_runs: [] }];
  const { status } = state;
  const run = {
    ...{ id: [...runs.keys()].indexOf(sha), head_sha: sha },
    html_url: `https://github.com/elena/gallery/actions/runs/${sha}`,
    status: status === 'running' ? 'in_progress' : 'completed',
    conclusion: { running: null, done: 'success', failed: 'failure' }[status],
  };
  return [200, { total_count: 1, workflow_runs: [run] }];
}

function jobsOf({ runs }: HostState, [id]: readonly string[]): HostAnswer {
  const [sha, state] = [...runs][Number(id)] ?? [];
  const steps = [
    { name: 'Set up job', conclusion: 'success' },
    { name: state?.step, conclusion: 'failure' },
  ];
  const html_url = `https://github.com/elena/gallery/actions/runs/${sha}/job/1`;
  const job = { name: 'build', conclusion: 'failure', html_url, steps };
  return [200, { total_count: 1, jobs: [job] }];
}
