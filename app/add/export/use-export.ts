import { useState } from 'react';
import { sendChange } from '#app/add/changes/send-change.ts';
import type { SaveAnswer } from '#catalogue/add/saving.ts';
import { type Outgoing, packWork } from './pack-work.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'saving' | 'tooLarge' | 'notShared' }
  | SaveAnswer;

export interface SavedWork extends Pick<Extract<SaveAnswer, { status: 'saved' }>, 'change'> {
  readonly path: string;
}

/** Synchronizes with the development server, the browser's downloads and the device's sharing. */
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

  const sendPackage = async (name: string, way: (file: File) => Promise<boolean>) => {
    const zip = await packWork(outgoing);
    if (!zip) {
      setState({ status: 'tooLarge' });
      return false;
    }
    setState({ status: 'idle' });
    return way(new File([zip], name, { type: zip.type }));
  };

  return {
    state,
    save,
    download: (name: string) => sendPackage(name, download),
    share: (name: string) =>
      sendPackage(name, (file) =>
        share(file).catch(() => {
          setState({ status: 'notShared' });
          return false;
        }),
      ),
  };
}

async function download(file: File): Promise<boolean> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // By then, the browser has opened the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
  return true;
}

/** A visitor's cancel is no failure. */
async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
