import { useState } from 'react';

const lastChosen = new Map<string, string>();

/**
 * Which of two the visitor likes better; the first until she chooses.
 *
 * Synchronizes with the browser's local storage, which can be blocked: then it is remembered until the page is
 * loaded anew.
 *
 * @param key of the storage
 */
export function usePreference<Choice extends string>(
  key: string,
  [usual, other]: readonly [Choice, Choice],
): [choice: Choice, toggle: () => void] {
  const [choice, setChoice] = useState(() => (readPreference(key) === other ? other : usual));
  const toggle = () => {
    const next = choice === other ? usual : other;
    setChoice(next);
    lastChosen.set(key, next);
    try {
      localStorage.setItem(key, next);
    } catch {}
  };
  return [choice, toggle];
}

function readPreference(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return lastChosen.get(key);
  }
}
