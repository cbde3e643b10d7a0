import { type HostAccess, openHost, toBase64 } from './host.ts';
import type { Repository } from './repository.ts';

/** Uses the Git Data API, because GraphQL refuses commits of about 40 MB. */
export function github(access: HostAccess): Repository {
  const host = openHost(access);
  /** Hashes by photo, because a save that is sent again has uploaded some of its photos already. */
  const uploaded = new WeakMap<Blob, string>();

  async function upload(photo: Blob): Promise<string> {
    const known = uploaded.get(photo);
    if (known) return known;
    const blob = { content: await toBase64(photo), encoding: 'base64' };
    const { sha } = await host.call('/git/blobs', blob);
    uploaded.set(photo, sha);
    return sha;
  }

  return {
    ...host,
    async access() {
      // An empty blob, since `permissions` in GitHub's answers are the owner's, not the token's.
      await host.call('/git/blobs', { content: '', encoding: 'utf-8' });
    },
    async commit(base, files, message) {
      const { tree: baseTree } = await host.call(`/git/commits/${base.commit}`);
      const tree: object[] = [];
      for (const [path, content] of files) {
        const file = { path: access.folder + path, mode: '100644', type: 'blob' };
        const isText = typeof content === 'string';
        tree.push({ ...file, ...(isText ? { content } : { sha: await upload(content) }) });
      }
      const { sha: newTree } = await host.call('/git/trees', { base_tree: baseTree.sha, tree });
      const commit = { message, tree: newTree, parents: [base.commit] };
      const { sha } = await host.call('/git/commits', commit);
      await host.call(`/git/refs/heads/${await host.branch()}`, { sha, force: false }, 'PATCH');
      return sha;
    },
    async run(commit) {
      const { workflow_runs: runs } = await host.call(`/actions/runs?head_sha=${commit}`);
      const failed = runs.find(hasFailed);
      if (!failed) return runs[0] && { status: 'publishing', url: runs[0].html_url };
      const { jobs } = await host.call(`/actions/runs/${failed.id}/jobs`);
      const job = jobs.find(hasFailed) ?? failed;
      const { name: step } = job.steps?.find(hasFailed) ?? job;
      return { status: 'failed', url: job.html_url, step };
    },
  };
}

function hasFailed({ conclusion }: { readonly conclusion: string | null }): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}
