export interface PublishedRevision {
  readonly commit?: string | undefined;
  readonly time: string;
  readonly version: string;
}

export const REVISION_FILE = 'studio.json';

/** GitHub takes no larger number; without it, a token ends after 30 days. */
export const LONGEST_TOKEN_DAYS = 366;

export const REPOSITORY_URL = /^https?:\/\/[\w.:-]+(?:\/[\w.~-]+){2,}$/;

export function repositoryHost(repository: string) {
  const { origin, pathname } = new URL(repository);
  const folders = pathname
    .replace(/\.git$/, '')
    .slice(1)
    .split('/');
  const name = folders.slice(-2).join('/');
  if (origin === 'https://github.com') {
    const [owner] = folders;
    // GitHub fills in the form with these values, but offers none for the repository.
    const values = `name=Gallery&target_name=${owner}&expires_in=${LONGEST_TOKEN_DAYS}`;
    const page = `${origin}/settings/personal-access-tokens/new?${values}`;
    const tokenPage = `${page}&contents=write&actions=read`;
    return { kind: 'github' as const, api: 'https://api.github.com', name, tokenPage };
  }
  const root = [origin, ...folders.slice(0, -2)].join('/');
  const tokenPage = `${root}/user/settings/applications`;
  return { kind: 'gitea' as const, api: `${root}/api/v1`, name, tokenPage };
}
