import { useState } from 'react';

/**
 * The letter about a work: the one that is ready, until the visitor writes in it. What she has written stays as it is
 * for this visit, whatever language the page speaks next; a letter that was emptied or put back begins anew.
 *
 * Synchronizes with the tab's session storage, which can be blocked: then it stays for as long as the page does.
 */
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
