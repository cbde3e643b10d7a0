import { pressEnded } from '#app/add/press.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { CHANGE_FIELD, CONTENT_PATH, SAVE_HEADER, type SaveAnswer } from '#catalogue/add/saving.ts';
import type { Change } from '#catalogue/change/apply-change.ts';

/** @param photos by path in the artist's folder */
export function sendChange(
  change: Change,
  photos: ReadonlyMap<string, Blob> = new Map(),
): Promise<SaveAnswer> {
  const form = new FormData();
  form.set(CHANGE_FIELD, JSON.stringify(change));
  for (const [path, photo] of photos) form.set(path, photo);
  return post('save', form);
}

export function undoLastChange(): Promise<SaveAnswer> {
  return post('undo');
}

async function post(action: 'save' | 'undo', body: FormData | null = null): Promise<SaveAnswer> {
  try {
    const headers = { [SAVE_HEADER.name]: SAVE_HEADER.value };
    const url = urlOf(`${CONTENT_PATH}/${action}`);
    const answer = await fetch(url, { method: 'POST', headers, body });
    return (await answer.json()) as SaveAnswer;
  } catch (error) {
    return { status: 'failed', message: String(error) };
  } finally {
    await pressEnded();
  }
}
