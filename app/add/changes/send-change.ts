import { pressEnded } from '#app/add/press.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import {
  SAVE_HEADER,
  SAVING_ADDRESS,
  type SaveAnswer,
  type SavingDesk,
} from '#catalogue/add/saving.ts';

export type ChangeRequest = Blob | FormData | object;

export async function sendChange(desk: SavingDesk, request: ChangeRequest): Promise<SaveAnswer> {
  try {
    const answer = await fetch(urlOf(`${SAVING_ADDRESS}/${desk}`), {
      method: 'POST',
      ...bodyOf(request),
    });
    return (await answer.json()) as SaveAnswer;
  } catch (error) {
    return { status: 'failed', message: String(error) };
  } finally {
    await pressEnded();
  }
}

function bodyOf(request: ChangeRequest): Pick<RequestInit, 'body' | 'headers'> {
  const headers = { [SAVE_HEADER.name]: SAVE_HEADER.value };
  // The browser sets the multipart boundary.
  if (request instanceof FormData) return { body: request, headers };
  const isPackage = request instanceof Blob;
  return {
    body: isPackage ? request : JSON.stringify(request),
    headers: { ...headers, 'Content-Type': isPackage ? 'application/zip' : 'application/json' },
  };
}
