import { type Host, type HostAccess, openHost, toBase64 } from './host.ts';
import type { Repository, Run } from './repository.ts';

/** The Git Data API: GraphQL refuses commits of about 40 MB. */
export function github(access: HostAccess): Repository {
  const host = openHost(access);
  const branch = branchOf(host);
  /** A save that is sent again has uploaded some of its photos already. */
  const uploaded = new WeakMap<Blob, string>();

  async function upload(photo: Blob): Promise<string> {
    const known = uploaded.get(photo);
    if (known) return known;
    const body = { content: await toBase64(photo), encoding: 'base64' };
    const { sha } = await host.post('/git/blobs', body);
    uploaded.set(photo, sha);
    return sha;
  }

  return {
    ...host,
    async access() {
      const response = await host.send('GET', '');
      const { private: isPrivate } = await response.json();
      // The permissions in the answer are the owner's, not those of the token.
      await host.post('/git/blobs', { content: '', encoding: 'utf-8' });
      const end = response.headers.get('github-authentication-token-expiration');
      const expires = end && new Date(end.replace(' UTC', 'Z').replace(' ', 'T'));
      return { isPublic: !isPrivate, ...(expires && { expires }) };
    },
    async head() {
      const { object } = await host.get(`/git/ref/heads/${await branch()}`);
      return object.sha;
    },
    async commit(base, files, message) {
      const { tree: baseTree } = await host.get(`/git/commits/${base.commit}`);
      const tree: object[] = [];
      for (const [path, content] of files) {
        const file = { path: access.folder + path, mode: '100644', type: 'blob' };
        const isText = typeof content === 'string';
        tree.push({ ...file, ...(isText ? { content } : { sha: await upload(content) }) });
      }
      const { sha: newTree } = await host.post('/git/trees', { base_tree: baseTree.sha, tree });
      const commit = { message, tree: newTree, parents: [base.commit] };
      const { sha } = await host.post('/git/commits', commit);
      await host.send('PATCH', `/git/refs/heads/${await branch()}`, { sha, force: false });
      return sha;
    },
    async runs(commit) {
      const { workflow_runs: runs } = await host.get(`/actions/runs?head_sha=${commit}`);
      return Promise.all(
        runs.map(async (run: WorkflowRun): Promise<Run> => {
          const { status, conclusion, html_url: url } = run;
          if (status !== 'completed') return { status: 'running', url };
          const hasFailed = conclusion === 'failure' || conclusion === 'timed_out';
          return hasFailed ? failedRun(run) : { status: 'done', url };
        }),
      );
    },
  };

  async function failedRun({ id, html_url: url }: WorkflowRun): Promise<Run> {
    const { jobs } = await host.get(`/actions/runs/${id}/jobs`);
    const job = (jobs as Job[]).find(({ conclusion }) => conclusion === 'failure');
    const failed = job?.steps?.find(({ conclusion }) => conclusion === 'failure') ?? job;
    return { status: 'failed', url: job?.html_url ?? url, ...(failed && { step: failed.name }) };
  }
}

interface WorkflowRun {
  readonly id: number;
  readonly status: string;
  readonly conclusion: string | null;
  readonly html_url: string;
}

interface Job extends Step {
  readonly html_url: string;
  readonly steps?: readonly Step[];
}

interface Step {
  readonly name: string;
  readonly conclusion: string | null;
}

/** The default branch, which is asked for once. */
export function branchOf(host: Host): () => Promise<string> {
  let known: string | undefined;
  return async () => {
    known ??= encodeURI((await host.get('')).default_branch);
    return known;
  };
}
