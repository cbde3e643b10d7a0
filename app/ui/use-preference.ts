import { useState } from 'react';

const lastChosen = new Map<string, string>();

// Synchronizes with local storage, which can be blocked: then the choice lasts until a reload.
// The first value is the default.
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
