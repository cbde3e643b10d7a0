import { fileAddress } from '#app/base-path.ts';
import {
  SAVE_HEADER,
  SAVING_ADDRESS,
  type SaveAnswer,
  type SavingDesk,
} from '#catalogue/add/saving.ts';

/** What can be asked of the development server: a package, or what a desk wants to know, as JSON. */
export type ChangeRequest = Blob | object;

/** Asks the development server to save something. */
export async function sendChange(desk: SavingDesk, request: ChangeRequest): Promise<SaveAnswer> {
  const isPackage = request instanceof Blob;
  try {
    const answer = await fetch(fileAddress(`${SAVING_ADDRESS}/${desk}`), {
      method: 'POST',
      body: isPackage ? request : JSON.stringify(request),
      headers: {
        'Content-Type': isPackage ? 'application/zip' : 'application/json',
        [SAVE_HEADER.name]: SAVE_HEADER.value,
      },
    });
    return (await answer.json()) as SaveAnswer;
  } catch (error) {
    return { status: 'failed', message: String(error) };
  }
}
