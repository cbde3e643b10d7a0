import { branchOf } from './github.ts';
import { type HostAccess, openHost, toBase64 } from './host.ts';
import { type ChangedFiles, HostError, type Repository, type Run } from './repository.ts';

/** Servers refuse larger requests. */
const LARGEST_COMMIT_BYTES = 20_000_000;

/** Gitea, Forgejo and Codeberg. */
export function gitea(access: HostAccess): Repository {
  const host = openHost(access);
  const branch = branchOf(host);
  const head = async (): Promise<string> => {
    const { commit } = await host.get(`/branches/${await branch()}`);
    return commit.id;
  };

  /** Refused if a file with a hash differs from it. */
  async function send(
    files: ChangedFiles,
    hashes: ReadonlyMap<string, string>,
    message: string,
  ): Promise<string> {
    const operations = [...files].map(async ([path, content]) => ({
      ...{ path: access.folder + path, content: await toBase64(content) },
      ...(hashes.has(path)
        ? { operation: 'update', sha: hashes.get(path) }
        : { operation: 'create' }),
    }));
    const body = { branch: decodeURI(await branch()), message };
    try {
      const answer = await host.post('/contents', {
        ...body,
        files: await Promise.all(operations),
      });
      return answer.commit.sha;
    } catch (error) {
      if (!(error instanceof HostError) || error.fault !== 'gone') throw error;
      // Somebody has removed one of the files, unless the repository is gone.
      await head();
      throw new HostError('moved');
    }
  }

  return {
    ...host,
    head,
    async access() {
      const { private: isPrivate, permissions } = await host.get('');
      if (!permissions?.push) throw new HostError('permission');
      return { isPublic: !isPrivate };
    },
    async commit(base, files, message) {
      const photos = [...files].filter(([, content]) => typeof content !== 'string');
      // Without the id of the save, which is complete only with its texts.
      const [title = ''] = message.split('\n');
      for (const batch of batchesOf(photos as [string, Blob][])) {
        await send(new Map(batch), base.hashes, title);
      }
      const changed = [...files].filter(([, content]) => typeof content === 'string');
      // The files that the check has read must still be the same, even those that stay as they are.
      return send(new Map([...base.texts, ...changed]), base.hashes, message);
    },
    async runs(commit) {
      const { statuses } = await host.get(`/commits/${commit}/status`);
      return (statuses as Status[]).map(({ status, context, target_url: url }): Run => {
        if (status === 'pending') return { status: 'running', url };
        if (status === 'success' || status === 'warning') return { status: 'done', url };
        return { status: 'failed', url, step: context };
      });
    },
  };
}

interface Status {
  readonly status: string;
  /** Names of the workflow and the job. */
  readonly context: string;
  readonly target_url: string;
}

function batchesOf(photos: readonly [string, Blob][]): [string, Blob][][] {
  const batches: [string, Blob][][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const photo of photos) {
    bytes += photo[1].size;
    if (bytes > LARGEST_COMMIT_BYTES) {
      batches.push([]);
      bytes = photo[1].size;
    }
    batches.at(-1)?.push(photo);
  }
  return batches;
}
