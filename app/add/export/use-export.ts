import { useState } from 'react';
import { sendChange } from '#app/add/changes/send-change.ts';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { type Outgoing, packWork } from './pack-work.ts';

/** What became of handing a work over. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' | 'tooLarge' }
  | SaveAnswer;

/** A work that is on the site now. */
export interface SavedWork extends Pick<Extract<SaveAnswer, { status: 'saved' }>, 'change'> {
  /** Its page, below the base path. */
  readonly path: string;
}

/**
 * The ways of a work out of this page: to the development server, or as a file.
 *
 * Synchronizes with that server, which answers as the catalogue says, and the browser's downloads.
 */
export function useExport(outgoing: Outgoing) {
  const [state, setState] = useState<ExportState>({ status: 'idle' });

  const save = async (): Promise<SavedWork | undefined> => {
    setState({ status: 'saving' });
    const body = await packWork(outgoing);
    const answer = body ? await sendChange('works', body) : ({ status: 'tooLarge' } as const);
    setState(answer);
    if (answer.status !== 'saved' || answer.path === undefined) return undefined;
    return { ...answer, path: answer.path };
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
