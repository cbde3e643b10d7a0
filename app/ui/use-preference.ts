import { useState } from 'react';

// Local storage can be blocked: then a choice lasts until a reload.
const lastChosen = new Map<string, string>();

export function readPreference(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return lastChosen.get(key);
  }
}

export function storePreference(key: string, value: string): void {
  lastChosen.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {}
}

export function usePreference<Choice extends string>(
  key: string,
  [usual, other]: readonly [Choice, Choice],
): [choice: Choice, toggle: () => void] {
  const [choice, setChoice] = useState(() => (readPreference(key) === other ? other : usual));
  const toggle = () => {
    const next = choice === other ? usual : other;
    setChoice(next);
    storePreference(key, next);
  };
  return [choice, toggle];
}
