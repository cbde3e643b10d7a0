import { type HostAccess, openHost, toBase64 } from './host.ts';
import { type ChangedFiles, HostError, type Repository, type Snapshot } from './repository.ts';

/** Servers refuse larger requests. */
const LARGEST_COMMIT_BYTES = 20_000_000;

export function gitea(access: HostAccess): Repository {
  const host = openHost(access);
  async function send({ hashes }: Snapshot, files: ChangedFiles, message: string) {
    const operations = [...files].map(async ([path, content]) => ({
      ...{ path: access.folder + path, content: await toBase64(content) },
      operation: hashes.has(path) ? 'update' : 'create',
      sha: hashes.get(path),
    }));
    const body = { branch: await host.branch(), message, files: await Promise.all(operations) };
    const { commit } = await host.call('/contents', body);
    return commit.sha as string;
  }

  return {
    ...host,
    async access() {
      const { permissions } = await host.call('');
      if (!permissions?.push) throw new HostError('permission');
    },
    async commit(base, files, message) {
      // repository-target.ts finds a save by the end of its message, so it ignores this incomplete commit.
      const incomplete = `${message} (photos)`;
      const texts = new Map(base.texts);
      const photos = new Map<string, Blob>();
      let bytes = 0;
      for (const [path, content] of files) {
        if (typeof content === 'string') texts.set(path, content);
        else {
          bytes += content.size;
          if (bytes > LARGEST_COMMIT_BYTES && photos.size > 0) {
            await send(base, photos, incomplete);
            photos.clear();
            bytes = content.size;
          }
          photos.set(path, content);
        }
      }
      if (photos.size > 0) await send(base, photos, incomplete);
      // Includes unchanged texts, so that the host refuses the commit if one has changed since the check.
      return send(base, texts, message);
    },
    async run(commit) {
      const answer = await host.call(`/commits/${commit}/status`);
      const statuses: Record<string, string>[] = answer.statuses;
      const failed = statuses.find(({ status = '' }) => /failure|error/.test(status));
      const { target_url: url, context: step } = failed ?? statuses[0] ?? {};
      return url ? { status: failed ? 'failed' : 'publishing', url, step } : undefined;
    },
  };
}
