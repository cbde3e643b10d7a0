import { useEffect, useMemo, useState } from 'react';
import { folderTarget } from '#app/editor/target/folder-target.ts';
import { publishedTarget } from '#app/editor/target/published-target.ts';
import { readUnsaved, storedSaves, writePhoto, writeUnsaved } from '#app/editor/unsaved-store.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { REVISION_FILE, repositoryHost } from '#catalogue/schema/repository-host.ts';
import type { Language } from '#catalogue/texts/language.ts';
import type { CatalogueSite } from '#catalogue/works/catalogue.ts';
import { gitea } from './gitea.ts';
import { github } from './github.ts';
import type { Repository } from './repository.ts';
import { repositoryTarget } from './repository-target.ts';

export type RepositorySource = NonNullable<CatalogueSite['repository']>;

/** What the artist has entered on this device. */
export interface StoredAccess {
  readonly token: string;
  readonly isPublic: boolean;
  /** ISO 8601, or empty. */
  readonly expires: string;
}

export type Connection = NonNullable<ReturnType<typeof useTarget>['connection']>;

/** Synchronizes with the access that is stored on this device. */
export function useTarget(source: RepositorySource | undefined) {
  const language = useLanguage();
  const [access, setAccess] = useState<StoredAccess>();
  const [returned, setReturned] = useState(0);
  // Another repository gets no token of this one.
  const key = `token of ${source?.url}`;
  useEffect(() => setAccess(JSON.parse(storage()?.getItem(key) ?? 'null') ?? undefined), [key]);
  const connection = useMemo(() => {
    if (!source || !access) return undefined;
    const repository = openRepository(source, access.token);
    const onReturn = () => setReturned((number) => number + 1);
    return { ...access, repository: openTarget(repository, language, onReturn) };
  }, [source, access, language]);
  return {
    target: connection?.repository ?? (import.meta.env.DEV ? folderTarget : publishedTarget),
    connection,
    /** Whenever it changes, the stored values of a form have changed. */
    returned,
    onAccess(entered: StoredAccess | undefined) {
      setAccess(entered);
      if (entered) storage()?.setItem(key, JSON.stringify(entered));
      else storage()?.removeItem(key);
    },
  };
}

/** Without it, the access lasts until the page is closed. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

export function openRepository({ url, folder }: RepositorySource, token: string): Repository {
  const { kind, api, name } = repositoryHost(url);
  return (kind === 'github' ? github : gitea)({ api, name, token, folder });
}

function openTarget(repository: Repository, language: Language, onReturn: () => void) {
  return repositoryTarget({
    repository,
    language,
    store: storedSaves,
    async giveBack(key, { base, values, photos }) {
      const { unsaved: later } = await readUnsaved(key);
      await writeUnsaved(key, { base, values: later?.values ?? values }, true);
      for (const [path, photo] of Object.entries(photos)) await writePhoto(key, path, photo, true);
      onReturn();
    },
    publishedPhotos: async () => (await publishedTarget.load()).photos,
    async publishedCommit() {
      const file = await fetch(urlOf(REVISION_FILE), { cache: 'no-store' }).catch(() => undefined);
      return file?.ok ? (await file.json()).commit : undefined;
    },
  });
}
