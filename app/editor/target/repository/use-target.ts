import { useEffect, useMemo, useState } from 'react';
import { waitForPressEnd } from '#app/editor/press.ts';
import { folderTarget, publishedCommit, publishedTarget } from '#app/editor/target/targets.ts';
import { moveUnsaved, restoreUnsaved, storedSaves } from '#app/editor/unsaved-store.ts';
import { showView, type View } from '#app/editor/view.tsx';
import { useLanguage } from '#app/ui/i18n/page-path.ts';
import { readPreference, storePreference } from '#app/ui/use-preference.ts';
import { repositoryHost } from '#catalogue/schema/repository-host.ts';
import type { CatalogueSite } from '#catalogue/works/catalogue.ts';
import { gitea } from './gitea.ts';
import { github } from './github.ts';
import type { Repository } from './repository.ts';
import { repositoryTarget } from './repository-target.ts';

export type RepositorySource = NonNullable<CatalogueSite['repository']>;

interface Access {
  readonly token: string;
  readonly expires: string;
}

export type Connection = NonNullable<ReturnType<typeof useTarget>['connection']>;

export function useTarget(source: RepositorySource | undefined, hasLock: boolean) {
  const language = useLanguage();
  const [access, setAccess] = useState<Access>();
  // The key contains the URL, so that another repository does not get this token.
  const key = `token of ${source?.url}`;
  useEffect(() => setAccess(JSON.parse(readPreference(key) ?? 'null') ?? undefined), [key]);
  const token = access?.token;
  const repository = useMemo(() => {
    if (!source || !token) return undefined;
    return repositoryTarget({
      repository: openRepository(source, token),
      ...{ language, hasLock },
      store: storedSaves(source.url),
      restore: restoreUnsaved,
      async move(key, moved) {
        await waitForPressEnd();
        moveUnsaved(key, moved);
        const [show, id] = moved.split(' ') as [View['show'], string];
        const isShown = location.search === `?${key.replace(' ', '=')}`;
        if (isShown) showView({ show, id: Number(id) }, { replace: true });
      },
      publishedPhotos: async () => (await publishedTarget.load()).photos,
      publishedCommit,
    });
  }, [source, token, language, hasLock]);
  return {
    target: repository ?? (import.meta.env.DEV ? folderTarget : publishedTarget),
    connection: access && repository && { ...access, repository },
    onAccess(entered: Access | undefined) {
      setAccess(entered);
      storePreference(key, JSON.stringify(entered ?? null));
    },
  };
}

export function openRepository({ url, folder }: RepositorySource, token: string): Repository {
  const { kind, api, name } = repositoryHost(url);
  return (kind === 'github' ? github : gitea)({ api, name, token, folder });
}
