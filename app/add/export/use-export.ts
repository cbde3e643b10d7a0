import { useState } from 'react';
import { fileAddress } from '#app/base-path.ts';
import { SAVE_ADDRESS, SAVE_HEADER, type SaveAnswer } from '#catalogue/add/work-package.ts';
import { type Outgoing, packWork } from './pack-work.ts';

/** What became of handing a work over. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' | 'tooLarge' }
  | SaveAnswer;

/** What the development server says of a work that it saved. */
export type SavedWork = Extract<SaveAnswer, { status: 'saved' }>;

/**
 * The ways of a work out of this page: to the development server, or as a file.
 *
 * Synchronizes with that server, which answers as the catalogue says, and the browser's downloads.
 */
export function useExport(outgoing: Outgoing) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });

  const save = async () => {
    setState({ status: 'saving' });
    const body = await packWork(outgoing);
    const answer = body ? await send(body) : ({ status: 'tooLarge' } as const);
    setState(answer);
    return answer.status === 'saved' ? answer : undefined;
  };

  const download = async (name: string) => {
    const file = await packWork(outgoing);
    setState({ status: file ? 'idle' : 'tooLarge' });
    if (!file) return false;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    // The browser has taken hold of the file by the time that this page has nothing to do.
    setTimeout(() => URL.revokeObjectURL(link.href));
    return true;
  };

  return { state, save, download };
}

async function send(body: Blob): Promise<SaveAnswer> {
  try {
    const answer = await fetch(fileAddress(SAVE_ADDRESS), {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/zip', [SAVE_HEADER.name]: SAVE_HEADER.value },
    });
    return (await answer.json()) as SaveAnswer;
  } catch (error) {
    return { status: 'failed', message: String(error) };
  }
}
