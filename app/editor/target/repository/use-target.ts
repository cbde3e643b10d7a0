import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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
import { type QueuedSave, repositoryTarget } from './repository-target.ts';

export type RepositorySource = NonNullable<CatalogueSite['repository']>;

/** What the artist has entered on this device. */
export interface StoredAccess {
  readonly token: string;
  readonly isPublic: boolean;
  /** ISO 8601, or empty. */
  readonly expires: string;
}

const ACCESS_KEY = 'repository';

/** Synchronizes with the access that is stored on this device. */
export function useTarget(source: RepositorySource | undefined) {
  const language = useLanguage();
  const [access, setAccess] = useState<StoredAccess>();
  useEffect(() => setAccess(readAccess()), []);
  const repository = useMemo(
    () => source && access && openTarget(openRepository(source, access.token), language),
    [source, access, language],
  );
  return {
    target: repository ?? (import.meta.env.DEV ? folderTarget : publishedTarget),
    repository,
    /** Whenever it changes, the stored values of a form have changed. */
    returned: useSyncExternalStore(
      repository?.onReport ?? noReport,
      () => [...(repository?.report().saves.values() ?? [])].filter(isReturned).length,
      () => 0,
    ),
    access,
    onAccess(changed: StoredAccess | undefined) {
      writeAccess(changed);
      setAccess(changed);
    },
  };
}

function readAccess(): StoredAccess | undefined {
  try {
    return JSON.parse(localStorage.getItem(ACCESS_KEY) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

function writeAccess(access: StoredAccess | undefined): void {
  try {
    localStorage.setItem(ACCESS_KEY, access ? JSON.stringify(access) : '');
  } catch {
    // It lasts until the page is closed.
  }
}

function noReport(): () => void {
  return () => {};
}

function isReturned({ status }: QueuedSave): boolean {
  return status === 'returned';
}

export function openRepository({ url, folder }: RepositorySource, token: string): Repository {
  const { kind, api, name } = repositoryHost(url);
  return (kind === 'github' ? github : gitea)({ api, name, token, folder });
}

function openTarget(repository: Repository, language: Language) {
  return repositoryTarget({
    repository,
    language,
    store: storedSaves,
    async giveBack(key, { base, values, photos }) {
      const { unsaved: later } = await readUnsaved(key);
      await writeUnsaved(key, { base, values: later?.values ?? values }, true);
      for (const [path, photo] of Object.entries(photos)) await writePhoto(key, path, photo, true);
    },
    publishedPhotos: async () => (await publishedTarget.load()).photos,
    async publishedCommit() {
      const response = await fetch(urlOf(REVISION_FILE), { cache: 'no-store' });
      return (await response.json()).commit;
    },
  });
}
