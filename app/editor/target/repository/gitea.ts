import { type HostAccess, openHost, toBase64 } from './host.ts';
import {
  type ChangedFiles,
  HostError,
  type Repository,
  type Run,
  type Snapshot,
} from './repository.ts';

/** Servers refuse larger requests. */
const LARGEST_COMMIT_BYTES = 20_000_000;

/** Gitea, Forgejo and Codeberg. */
export function gitea(access: HostAccess): Repository {
  const host = openHost(access);
  const head = async (): Promise<string> => {
    const { commit } = await host.call(`/branches/${await host.branch()}`);
    return commit.id;
  };

  /** Refused when a file differs from its hash in `base`. */
  async function send({ hashes }: Snapshot, files: ChangedFiles, message: string) {
    const operations = [...files].map(async ([path, content]) => ({
      ...{ path: access.folder + path, content: await toBase64(content) },
      ...(hashes.has(path)
        ? { operation: 'update', sha: hashes.get(path) }
        : { operation: 'create' }),
    }));
    const body = { branch: await host.branch(), message, files: await Promise.all(operations) };
    const { commit } = await host.call('/contents', body).catch(async (error) => {
      if (!(error instanceof HostError) || error.fault !== 'gone') throw error;
      // Somebody has removed one of the files, unless the repository is gone.
      await head();
      throw new HostError('moved');
    });
    return commit.sha as string;
  }

  return {
    ...host,
    head,
    async access() {
      const { private: isPrivate, permissions } = await host.call('');
      if (!permissions?.push) throw new HostError('permission');
      return { isPublic: !isPrivate };
    },
    async commit(base, files, message) {
      // Without the id of the save, which is complete only with its texts.
      const [title = ''] = message.split('\n');
      const texts = new Map(base.texts);
      const photos = new Map<string, Blob>();
      let bytes = 0;
      for (const [path, content] of files) {
        if (typeof content === 'string') texts.set(path, content);
        else {
          bytes += content.size;
          if (bytes > LARGEST_COMMIT_BYTES && photos.size > 0) {
            await send(base, photos, title);
            photos.clear();
            bytes = content.size;
          }
          photos.set(path, content);
        }
      }
      if (photos.size > 0) await send(base, photos, title);
      // The files that the check has read must still be the same, even those that stay as they are.
      return send(base, texts, message);
    },
    async runs(commit) {
      const { statuses } = await host.call(`/commits/${commit}/status`);
      return (statuses as Status[]).map(({ status, context, target_url: url }): Run => {
        const hasFailed = status === 'failure' || status === 'error';
        return hasFailed ? { status: 'failed', url, step: context } : { status: 'publishing', url };
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
