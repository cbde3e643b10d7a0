import { urlOf } from '#app/ui/i18n/base-path.ts';
import { REVISION_FILE } from '#catalogue/schema/repository-host.ts';
import { ADD_WORKS_FILE } from '#catalogue/works/catalogue.ts';
import type { SaveTarget } from './save-target.ts';

/** For a published site without access to a repository. */
export const publishedTarget: SaveTarget = {
  canSave: false,
  async load() {
    const response = await fetch(urlOf(ADD_WORKS_FILE));
    if (!response.ok) throw new Error(response.statusText);
    return response.json();
  },
  save: async () => ({ status: 'away' }),
  undo: async () => ({ status: 'away' }),
  onChange: () => () => {},
};

/** Of the folder that the published site was built from. */
export async function publishedCommit(): Promise<string | undefined> {
  const file = await fetch(urlOf(REVISION_FILE), { cache: 'no-store' }).catch(() => undefined);
  return file?.ok ? (await file.json()).commit : undefined;
}
