/** `studio.json` of a published site whose folder is in a repository. */
export interface PublishedRevision {
  readonly commit?: string | undefined;
  /** ISO 8601, of the build. */
  readonly time: string;
  /** Of the program. */
  readonly version: string;
}

export const REVISION_FILE = 'studio.json';

export interface RepositoryHost {
  readonly kind: 'github' | 'gitea';
  /** Root of the API. */
  readonly api: string;
  /** `owner/name`. */
  readonly name: string;
  /** Makes tokens. */
  readonly tokenPage: string;
}

export const REPOSITORY_URL = /^https?:\/\/[\w.:-]+(?:\/[\w.~-]+){2,}$/;

/** @example repositoryHost('https://github.com/elena/gallery').api // 'https://api.github.com' */
export function repositoryHost(repository: string): RepositoryHost {
  const { origin, pathname } = new URL(repository);
  const folders = pathname
    .replace(/\.git$/, '')
    .slice(1)
    .split('/');
  const name = folders.slice(-2).join('/');
  if (origin === 'https://github.com') {
    const [owner] = folders;
    // GitHub fills in the form with these values.
    const values = `name=Gallery&target_name=${owner}&contents=write&actions=read`;
    const tokenPage = `${origin}/settings/personal-access-tokens/new?${values}`;
    return { kind: 'github', api: 'https://api.github.com', name, tokenPage };
  }
  const root = [origin, ...folders.slice(0, -2)].join('/');
  const tokenPage = `${root}/user/settings/applications`;
  return { kind: 'gitea', api: `${root}/api/v1`, name, tokenPage };
}
