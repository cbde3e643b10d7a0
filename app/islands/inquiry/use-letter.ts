import { useState } from 'react';

// Synchronizes with session storage, which can be blocked: then the text lasts as long as the page.
// An edited text survives a change of language; an empty or reset one starts anew.
export function useLetter(
  workId: string,
  ready: string,
): [letter: string, write: (letter: string) => void] {
  const key = `letter-${workId}`;
  const [written, setWritten] = useState(() => read(key));
  const write = (letter: string) => {
    const isOwn = letter !== ready;
    setWritten(isOwn ? letter : undefined);
    save(key, isOwn ? letter : '');
  };
  return [written ?? ready, write];
}

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

function save(key: string, letter: string): void {
  try {
    if (letter.trim() === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, letter);
  } catch {}
}
