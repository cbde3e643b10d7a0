import { urlOf } from '#app/ui/i18n/base-path.ts';
import { CONTENT_CHANGED } from '#catalogue/add/content-changed.ts';
import { CHANGE_FIELD, CONTENT_PATH, SAVE_HEADER } from '#catalogue/add/saving.ts';
import { REVISION_FILE } from '#catalogue/schema/repository-host.ts';
import { ADD_WORKS_FILE } from '#catalogue/works/catalogue.ts';
import type { SaveAnswer, SaveTarget } from './save-target.ts';

function request(name: string, init: RequestInit): Promise<Response> {
  return fetch(urlOf(CONTENT_PATH + name), {
    ...init,
    headers: {
      [SAVE_HEADER.name]: SAVE_HEADER.value,
      'Accept-Language': document.documentElement.lang,
    },
  });
}

async function send(name: string, body?: FormData): Promise<SaveAnswer> {
  try {
    const response = await request(name, { method: 'POST', ...(body && { body }) });
    return (await response.json()) as SaveAnswer;
  } catch {
    return { status: 'away' };
  }
}

export const folderTarget: SaveTarget = {
  canSave: true,
  async load() {
    const response = await request('', { cache: 'no-store' });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    return answer;
  },
  save(change, photos) {
    const form = new FormData();
    form.append(CHANGE_FIELD, JSON.stringify(change));
    for (const [path, blob] of photos) form.append(path, blob, path);
    return send('/save', form);
  },
  undo: () => send('/undo'),
  onChange(listener) {
    import.meta.hot?.on(CONTENT_CHANGED, listener);
    return () => import.meta.hot?.off(CONTENT_CHANGED, listener);
  },
};

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

export async function publishedCommit(): Promise<string | undefined> {
  const file = await fetch(urlOf(REVISION_FILE), { cache: 'no-store' }).catch(() => undefined);
  return file?.ok ? (await file.json()).commit : undefined;
}
